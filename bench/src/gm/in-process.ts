// Judging in process: every turn is cold text, because others have pushed it out of the caches.
import { type Gm, gmStep, NO_MEMORY, parseRequest } from '@hakoniwa/gm';
import type { Figure } from '../figure.ts';
import { percentile } from '../measure.ts';
import type { Turns } from './turns.ts';

/** Enough rounds for the compiler to settle. */
const WARM_ROUNDS = 5;
const TIMED_ROUNDS = 7;

/** Milliseconds of one round over all turns: reading the request, judging, answering. */
function round(gm: Gm, requests: Turns['requests']): number[] {
  return requests.map((one) => {
    const start = process.hrtime.bigint();
    const read = parseRequest(one);
    if (read.ok) gmStep(gm, { request: read.request, memory: NO_MEMORY });
    return Number(process.hrtime.bigint() - start) / 1e6;
  });
}

/** Figures of one language. The bars are on single calls; a turn's median round shows its cost without neighbours. */
export function inProcess(gm: Gm, label: string, { source, requests }: Turns): Figure[] {
  if (requests.length === 0) return [];
  for (let i = 0; i < WARM_ROUNDS; i++) round(gm, requests);
  const rounds = Array.from({ length: TIMED_ROUNDS }, () => round(gm, requests));
  const medians = requests.map((_, i) =>
    percentile(
      rounds.map((one) => one[i] ?? Number.NaN),
      0.5,
    ),
  );
  const name = `${label}, ${requests.length} ${source} turns`;
  const calls = rounds.flat();
  return [
    { name: `${name}, p50`, value: percentile(calls, 0.5), unit: 'ms', bar: '< 0.5' },
    { name: `${name}, p99`, value: percentile(calls, 0.99), unit: 'ms', bar: '< 3' },
    { name: `${name}, slowest call`, value: Math.max(...calls), unit: 'ms' },
    {
      name: `${name}, p99 of medians of ${TIMED_ROUNDS}`,
      value: percentile(medians, 0.99),
      unit: 'ms',
    },
  ];
}
