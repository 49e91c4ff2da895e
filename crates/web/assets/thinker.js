// Bots think here, where no page waits for them.
"use strict";

importScripts("/assets/program.js");

const program = startProgram();

addEventListener("message", async ({ data, ports: [port] }) => {
  port.postMessage((await program).think(data));
});
