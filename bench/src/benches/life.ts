// Life's bars: how fast towns of ten to ten thousand residents live with a viewer, and what they hold and send.
import type { Figure } from '../figure.ts';
import { viewerBytes } from '../life/viewer-bytes.ts';
import { type ViewerRate, viewerRate } from '../life/viewer-rate.ts';
import { type Lived, liveTo, watchedTown } from '../life/watched-town.ts';

/**
 * Residents, hours to warm up code and caches, hours that are measured, and the bar in world-seconds
 * per CPU-second. Nobody is measured in the first half hour: in it everyone is looked at for the first
 * time, and what is found once for a place or a person is found for all of them. Counted as events,
 * ten thousand first moments beside the third day of a hundred residents say nothing about size.
 */
const TOWNS = [
  { residents: 10, warm: 24, hours: 48 },
  { residents: 100, warm: 24, hours: 36, bar: '>= 50000', memoryBar: '< 400' },
  { residents: 1_000, warm: 0.5, hours: 3, bar: '>= 5000' },
  { residents: 10_000, warm: 0.5, hours: 0.5 },
] as const;

/** Seconds on the wall over which a viewer at full speed is measured: many messages, also of a large town. */
const VIEWED_SECONDS = 5;

/** The fastest speed a person watches at. */
const WATCHED = { residents: 100, speed: 600, minutes: 360 };

export async function life(): Promise<readonly Figure[]> {
  const runs: ((typeof TOWNS)[number] & Measured)[] = [];
  for (const town of TOWNS) runs.push({ ...town, ...(await measure(town)) });
  const cost = (residents: number) => {
    const run = runs.find((one) => one.residents === residents);
    return run ? run.seconds / run.events : Number.NaN;
  };
  return [
    ...runs.flatMap(figuresOf),
    {
      name: 'sent to a viewer of 100 residents at 600×, every moment',
      value: (await viewerBytes(WATCHED)) / 1e3,
      unit: 'KB/s',
      bar: '<= 50',
    },
    {
      name: 'cost of an event, 10,000 to 100 residents',
      value: cost(10_000) / cost(100),
      unit: '×',
      bar: '< 2',
    },
  ];
}

type Measured = Lived & ViewerRate & { readonly bytes: number };

function figuresOf(run: (typeof TOWNS)[number] & Measured): Figure[] {
  const of = `of ${run.residents.toLocaleString('en')} residents`;
  return [
    {
      name: `world-seconds ${of}, watched, after ${run.warm} h of warm-up`,
      value: run.worldSeconds / run.seconds,
      unit: 'per CPU-second',
      ...('bar' in run ? { bar: run.bar } : {}),
    },
    { name: `events ${of}`, value: run.events / run.seconds, unit: 'events/s' },
    { name: `cost of an event ${of}`, value: (run.seconds * 1e6) / run.events, unit: 'µs' },
    {
      name: `sent to a viewer ${of} at full speed`,
      value: run.bytesPerSecond / 1e3,
      unit: 'KB/s',
      bar: '<= 50',
    },
    {
      name: `messages to a viewer ${of} at full speed`,
      value: run.messagesPerSecond,
      unit: 'per second',
    },
    {
      name: `memory ${of}, log included`,
      value: run.bytes / 1e6,
      unit: 'MB',
      ...('memoryBar' in run ? { bar: run.memoryBar } : {}),
    },
  ];
}

async function measure({ residents, warm, hours }: (typeof TOWNS)[number]): Promise<Measured> {
  const before = await heapBytes();
  const town = await watchedTown(residents);
  await liveTo(town, warm);
  const lived = await liveTo(town, warm + hours);
  const bytes = (await heapBytes()) - before;
  const rate = await viewerRate(town, VIEWED_SECONDS);
  await town.clock.close();
  town.viewer.close();
  return { ...lived, ...rate, bytes };
}

/** What is held, once what was let go of before has really gone: some of it only goes with the next turn. */
async function heapBytes(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}
