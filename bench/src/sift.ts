// Sifting: microseconds per event with twenty patterns and two thousand half-told stories.
import { groundPatterns } from '@hakoniwa/garden';
import { createSifter, type Pattern, type SiftEvent } from '@hakoniwa/sift';
import { MINUTE_MS } from '@hakoniwa/stage';

const PATTERNS = groundPatterns();
const EVENTS = 60_000;
const PEOPLE = 100;

/** A small linear congruential generator: the bench is the same on every run. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Every tag a shipped pattern listens for. */
const TAGS: readonly string[] = [
  ...new Set(
    PATTERNS.flatMap((one) => [...one.steps, ...(one.unless ?? [])]).flatMap(
      (one) => one.tag ?? [],
    ),
  ),
];

const twentyPatterns = (): readonly Pattern[] => {
  const copies = PATTERNS.slice(0, 20 - PATTERNS.length).map(
    (one): Pattern => ({ ...one, id: `${one.id}-2`, greedy: false }),
  );
  return [...PATTERNS, ...copies].map((one) => ({ ...one, ttlMinutes: 5_000, cap: 150 }));
};

const makeLog = (): readonly SiftEvent[] => {
  const pick = numbers(7);
  return Array.from({ length: EVENTS }, (_, seq) => ({
    seq,
    at: Math.floor(seq / 100) * MINUTE_MS,
    type: 'event',
    tags: [TAGS[pick(TAGS.length)] ?? 'act'],
    actor: `p${pick(PEOPLE)}`,
    target: `p${pick(PEOPLE)}`,
    object: `o${pick(PEOPLE)}`,
    place: `r${pick(10)}`,
    outcome: pick(4) === 0 ? ('denied' as const) : ('done' as const),
    witnesses: [],
  }));
};

/** Runs the bench; the bar is that of QUALITY.md. */
export async function run(): Promise<
  Array<{ name: string; value: number; unit: string; bar?: string }>
> {
  const sifter = createSifter(twentyPatterns());
  const log = makeLog();
  const warm = EVENTS / 3;
  let state = sifter.empty;
  let matches = 0;
  const take = (event: SiftEvent): void => {
    const step = sifter.sift(state, event);
    state = step.state;
    matches += step.completed.length;
  };
  for (const event of log.slice(0, warm)) take(event);
  const start = process.hrtime.bigint();
  for (const event of log.slice(warm)) take(event);
  const micros = Number(process.hrtime.bigint() - start) / 1e3 / (EVENTS - warm);
  return [
    { name: 'sift, 20 patterns', value: micros, unit: 'µs/event', bar: '< 20' },
    { name: 'half-told stories alive', value: sifter.partials(state).length, unit: 'partials' },
    { name: 'stories completed', value: matches, unit: 'matches' },
    { name: 'state as JSON', value: JSON.stringify(state).length / 1024, unit: 'KB' },
  ];
}
