// A picture that was drawn as lines is kept as pixels, which any other app can show.
"use strict";

{
  const button = document.querySelector("[data-picture]");
  /** Twice as many pixels as lines, for screens that have them. */
  const SCALE = 2;

  async function pixels() {
    const image = new Image();
    image.src = button.dataset.picture;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth * SCALE, image.naturalHeight * SCALE];
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
  }

  async function save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await pixels());
    link.download = button.dataset.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  if (button) {
    button.hidden = false;
    button.addEventListener("click", () => {
      button.disabled = true;
      save().finally(() => (button.disabled = false));
    });
  }
}
