// A thread that does nothing but look at a server's health: what it waits for is the server, not whoever sends the load.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Pause between two looks. */
const LOOK_MS = 20;

let longestMs = 0;
parentPort?.on('message', () => {
  parentPort?.postMessage(longestMs);
  longestMs = 0;
});

const { base } = workerData as { readonly base: string };
for (let looks = 0; ; looks++) {
  const beganMs = performance.now();
  const isThere = await fetch(`${base}/healthz`)
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
  if (!isThere) break;
  longestMs = Math.max(longestMs, performance.now() - beganMs);
  if (looks === 0) parentPort?.postMessage('ready');
  await wait(LOOK_MS);
}
parentPort?.close();
