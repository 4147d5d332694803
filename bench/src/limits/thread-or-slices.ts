// What judging in a thread of its own would cost, beside judging in slices of the one loop.
import { once } from 'node:events';
import { createGm, type GmRequest, gmStep, NO_MEMORY } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { openTypeScriptWorker } from '@hakoniwa/lab';
import type { Figure } from '../figure.ts';
import { percentile } from '../measure.ts';
import { hostileScene } from './hostile-scene.ts';
import { largeWorld } from './large-world.ts';
import { LARGE_WORLD_WORDS } from './large-world-words.ts';

const RUNS = 200;
const WARM_RUNS = 50;

/** Time until an answer is there, either way, and the memory of a second analyser. */
export async function threadOrSlices(): Promise<readonly Figure[]> {
  console.error('  judging in a thread and on the loop …');
  const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
  const before = process.memoryUsage.rss();
  const thread = openTypeScriptWorker(
    new URL('./judging-thread.worker.ts', import.meta.url),
    undefined,
  );
  try {
    await once(thread, 'message');
    const askThread = async (request: GmRequest) => {
      thread.postMessage(request);
      await once(thread, 'message');
    };
    const askHere = (request: GmRequest) => void gmStep(gm, { request, memory: NO_MEMORY });
    const rows: Figure[] = [];
    for (const [name, request] of Object.entries(REQUESTS)) {
      const here = await middleMs(request, askHere);
      rows.push(
        { name: `${name}, on the loop`, value: here, unit: 'ms' },
        { name: `${name}, in a thread`, value: await middleMs(request, askThread), unit: 'ms' },
        { name: `${name}, of that on the loop`, value: sentMs(request), unit: 'ms' },
      );
    }
    const megabytes = (process.memoryUsage.rss() - before) / 1e6;
    return [...rows, { name: 'one thread with an analyser', value: megabytes, unit: 'MB' }];
  } finally {
    await thread.terminate();
  }
}

const large = largeWorld({ language: 'ja', props: 5_000, people: 3, seed: 1, shape: 'told' });
const REQUESTS: Readonly<Record<string, GmRequest>> = {
  'a usual turn': hostileScene('ja', '*棚を開ける*「あったよ」'),
  'a turn among 5,000 things': {
    ...{ session_id: 'limits', speaker: large.speaker, language: 'ja' },
    raw_output: LARGE_WORLD_WORDS.ja.turns(large)[0] ?? '',
    world_state: large.state,
  },
};

/** Each request as it is off the wire. */
async function middleMs(
  request: GmRequest,
  ask: (request: GmRequest) => void | Promise<void>,
): Promise<number> {
  const took: number[] = [];
  for (let run = 0; run < RUNS + WARM_RUNS; run++) {
    const sent = structuredClone(request);
    const beganMs = performance.now();
    await ask(sent);
    if (run >= WARM_RUNS) took.push(performance.now() - beganMs);
  }
  return percentile(took, 0.5);
}

/** What handing a request over holds the loop for. */
function sentMs(request: GmRequest): number {
  const { port1, port2 } = new MessageChannel();
  const took = Array.from({ length: RUNS }, () => {
    const beganMs = performance.now();
    port1.postMessage(request);
    return performance.now() - beganMs;
  });
  port1.close();
  port2.close();
  return percentile(took, 0.5);
}
