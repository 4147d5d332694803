// A thread that judges whatever request it is sent, with an analyser of its own.
import { parentPort } from 'node:worker_threads';
import { createGm, type GmRequest, gmStep, NO_MEMORY } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
parentPort?.on('message', (request: GmRequest) =>
  parentPort?.postMessage(gmStep(gm, { request, memory: NO_MEMORY }).response),
);
parentPort?.postMessage('ready');
