// The program that stands in for a server: how it is fetched, where it is kept, and how it is called.
"use strict";

const SHELF = "rempart";
const PROGRAM = "/rempart.wasm";

async function keptProgram() {
  return (await caches.open(SHELF)).match(PROGRAM);
}

/** Fetches the program of that name and keeps it for the next start; `watch` sees the bytes go by. */
async function takeProgram(name, watch = new TransformStream()) {
  const answer = await fetch(`/rempart.wasm.gz?${name}`);
  if (!answer.ok) throw new Error(`the site answers ${answer.status}`);
  const bytes = answer.body.pipeThrough(watch).pipeThrough(new DecompressionStream("gzip"));
  const headers = { "content-type": "application/wasm", "x-name": name };
  await (await caches.open(SHELF)).put(PROGRAM, new Response(bytes, { headers }));
}

/** What the site offers now, if it can be reached. */
async function offeredProgram() {
  const answer = await fetch("/offline.json", { cache: "no-store" }).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}

// Two texts lie in its memory: one that comes in and one that goes out.
async function startProgram() {
  const kept = await keptProgram();
  if (!kept) throw new Error("nothing is kept to play with");
  const { instance } = await WebAssembly.instantiateStreaming(kept);
  const it = instance.exports;
  const called = (work) => (text) => {
    const sent = new TextEncoder().encode(text);
    const at = it.rempart_room_for(sent.length);
    new Uint8Array(it.memory.buffer, at, sent.length).set(sent);
    const length = work();
    return new TextDecoder().decode(new Uint8Array(it.memory.buffer, it.rempart_answer(), length));
  };
  return { serve: called(it.rempart_serve), think: called(it.rempart_think) };
}
