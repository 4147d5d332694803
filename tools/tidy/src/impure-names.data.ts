// What a pure package may not touch, and what to use instead.

const effect = 'return an effect; garden runs it and the answer comes back as a command';
const moment = 'schedule a moment in world time; `advance` reaches it';
const edge = 'IO lives in store, garden and apps; take the data as an argument';
const none = 'take the value as an argument';

/** Global name → what replaces it in pure code. */
export const impureGlobals: Readonly<Record<string, string>> = {
  Promise: effect,
  Date: 'use world time: `world.clock`',
  setTimeout: moment,
  setInterval: moment,
  setImmediate: moment,
  clearTimeout: moment,
  clearInterval: moment,
  clearImmediate: moment,
  queueMicrotask: moment,
  fetch: effect,
  WebSocket: effect,
  XMLHttpRequest: effect,
  EventSource: effect,
  Worker: effect,
  console: 'return the fact as a value or record it as an event',
  process: none,
  performance: 'measure in bench/, never in the world',
  crypto: 'use the pure hash and the id counters of stage',
  globalThis: none,
  require: edge,
};

/** What replaces the other impure things. */
export const impureRemedies = {
  random: 'draw from the rng state kept in the world',
  waiting: effect,
  builtin: edge,
  dynamicImport: edge,
  meta: edge,
  impureFolder: 'let the caller load it and pass the loaded value in; `import type` is fine',
} as const;
