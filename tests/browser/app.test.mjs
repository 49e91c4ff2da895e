// The site on a home screen: what a browser is told of it, the offer to put it there, the number on its
// icon; and how a table's link leaves the page, as a square to photograph or into another app.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { faults, none } from "./audit.mjs";
import { launch, openTable, person, Server } from "./support.mjs";

const jsqr = await readFile(createRequire(import.meta.url).resolve("jsqr/dist/jsQR.js"), "utf8");

/** Every look is French or English, dark or light; the sizes are those of the audit. */
const LOOKS = [{ lang: "fr", dark: false }, { lang: "en", dark: true }];

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const wireOf = (page) => page.context().newCDPSession(page);

/** A picture as a browser draws it: its size, and whether all beyond its middle circle is of one colour. */
function drawn(page, src) {
  return page.evaluate(async (src) => {
    const picture = await createImageBitmap(await (await fetch(src)).blob());
    const { width, height } = picture;
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const colours = new Set();
    for (let at = 0; at < width * height; at += 1) {
      const away = Math.hypot((at % width) + 0.5 - width / 2, Math.floor(at / width) + 0.5 - height / 2);
      if (away > 0.4 * width) colours.add(data.slice(4 * at, 4 * at + 4).join());
    }
    return { sizes: `${width}x${height}`, plain: colours.size === 1 && [...colours][0].endsWith(",255") };
  }, src);
}

for (const { lang } of LOOKS) {
  test(`the site can be put on a home screen, ${lang}`, async () => {
    const page = await person(browser, { lang });
    await page.goto(server.url);
    const wire = await wireOf(page);
    const { url, errors, data } = await wire.send("Page.getAppManifest");
    assert.deepEqual([new URL(url).pathname, errors], [`/manifest/${lang}`, []]);
    const manifest = JSON.parse(data);
    assert.deepEqual([manifest.name, manifest.lang, manifest.display], ["Rempart", lang, "standalone"]);
    const { installabilityErrors } = await wire.send("Page.getInstallabilityErrors");
    // Each test has a private window, in which nothing is installed.
    const hindered = installabilityErrors.map((it) => it.errorId).filter((it) => it !== "in-incognito");
    assert.deepEqual(hindered, []);
    for (const { src, sizes, purpose } of manifest.icons) {
      const picture = await drawn(page, src);
      assert.equal(picture.sizes, sizes, src);
      assert.equal(picture.plain, purpose === "maskable", `${src} under a round mask`);
    }
    assert.equal(manifest.shortcuts.length, 2);
    for (const { url } of manifest.shortcuts) {
      const answer = await page.goto(server.url + url);
      assert.ok(answer === null || answer.ok(), url);
    }
    await page.goto(`${server.url}/#games`);
    assert.equal(await page.locator("#games form[action='/play-now']").count(), 5);
  });
}

test("a table loads nothing for home screens", async () => {
  const page = await person(browser);
  await openTable(page, server.url, ["me"], {}, "pulp");
  assert.equal(await page.locator("link[rel=manifest]").count(), 0);
});

/** As when a browser offers to install the site. */
function offer(page) {
  return page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => { window.asked = true; };
    return !dispatchEvent(event);
  });
}

for (const look of LOOKS) {
  test(`the offer is quiet, and made once more only to who did not refuse it, ${look.lang}`, async () => {
    const page = await person(browser, look);
    const strip = page.locator("[data-install]");
    await page.goto(server.url);
    assert.equal(await strip.isVisible(), false, "no browser has offered anything");
    assert.ok(await offer(page), "the browser is kept from asking by itself");
    assert.ok(await strip.isVisible());
    none(await faults(page));
    await strip.locator("[data-install-yes]").press("Enter");
    assert.equal(await page.evaluate(() => window.asked), true);
    assert.equal(await strip.isVisible(), false);
    assert.equal(await page.evaluate(() => document.activeElement.id), "main");
    await offer(page);
    await strip.locator("[data-install-no]").press("Enter");
    assert.equal(await strip.isVisible(), false);
    await page.goto(server.url);
    await offer(page);
    assert.equal(await strip.isVisible(), false);
    assert.deepEqual(page.errors, []);
  });
}

test("without the script nothing is offered", async () => {
  const page = await person(browser, { script: false });
  await page.goto(server.url);
  assert.equal(await page.locator("[data-install]").isVisible(), false);
});

test("the icon shows how many tables wait", async () => {
  const page = await person(browser);
  await page.addInitScript(() => {
    window.badges = [];
    navigator.setAppBadge = async (number) => { window.badges.push(number); };
  });
  const badges = () => page.evaluate(() => window.badges);
  await page.goto(server.url);
  assert.deepEqual(await badges(), [0]);
  for (const game of ["pulp", "pulp"]) {
    await openTable(page, server.url, ["me"], {}, game);
    assert.deepEqual(await badges(), [], "a table says nothing of the others");
  }
  await page.goto(`${server.url}/tables`);
  assert.deepEqual(await badges(), [2]);
  assert.equal(await page.locator("#turns .ticket").count(), 2);
});

/** What a reader finds in a square. */
async function read(page, square) {
  await page.evaluate(jsqr);
  return square.evaluate(async (svg) => {
    const SIZE = 400;
    const copy = svg.cloneNode(true);
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", SIZE);
    copy.setAttribute("height", SIZE);
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await picture.decode();
    const pen = new OffscreenCanvas(SIZE, SIZE).getContext("2d");
    pen.drawImage(picture, 0, 0);
    return window.jsQR(pen.getImageData(0, 0, SIZE, SIZE).data, SIZE, SIZE)?.data;
  });
}

for (const look of LOOKS) {
  test(`a table's link as a square and into another app, ${look.lang}`, async () => {
    const page = await person(browser, look);
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (about) => { window.shared = about; };
    });
    const address = await openTable(page, server.url, ["me", "link", "sergeant"]);
    const link = await page.locator("#invite-link").inputValue();
    assert.ok(link.startsWith(`${address}?k=`), link);
    await page.locator(".invite-qr summary").press("Enter");
    assert.equal(await read(page, page.locator(".qr")), link);
    await page.locator("[data-share]").press("Enter");
    assert.deepEqual(await page.evaluate(() => window.shared), { title: await page.title(), url: link });
    none(await faults(page));
    assert.deepEqual(page.errors, []);
  });
}

test("where the system shares nothing there is no button for it, and without the script the square is there", async () => {
  const page = await person(browser);
  await page.addInitScript(() => { navigator.canShare = undefined; });
  await openTable(page, server.url, ["me", "link", "sergeant"]);
  assert.equal(await page.locator("[data-share]").isVisible(), false);
  const other = await person(browser, { script: false });
  await other.goto(await page.locator("#invite-link").inputValue());
  assert.equal(await other.locator("[data-share]").isVisible(), false);
  await other.locator(".invite-qr summary").click();
  assert.ok(await other.locator(".qr").isVisible());
});
