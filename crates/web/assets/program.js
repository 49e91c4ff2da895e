// The program that stands in for a server: where it is kept, and how it is called. Workers read this file.
"use strict";

const SHELF = "rempart";
const PROGRAM = "/rempart.wasm";

async function keptProgram() {
  return (await caches.open(SHELF)).match(PROGRAM);
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
