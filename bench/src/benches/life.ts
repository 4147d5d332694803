// Life's bars: how fast towns of ten to ten thousand residents live on instinct, and what they hold.
import { type LifeConfig, lifeConfig, lifeRules, nextMoment } from '@hakoniwa/life';
import {
  composeRulebook,
  HOUR_MS,
  type Rulebook,
  STAGE_RULES,
  step,
  type World,
} from '@hakoniwa/stage';
import { aTown, aTownPlan } from '@hakoniwa/testkit';
import type { Figure } from '../figure.ts';

/** Residents, the hours that are measured, and the bar in world-seconds per CPU-second. */
const TOWNS = [
  { residents: 10, hours: 48 },
  { residents: 100, hours: 36, bar: '>= 50000' },
  { residents: 1_000, hours: 6, bar: '>= 5000' },
  { residents: 10_000, hours: 1 },
] as const;

/** Hours before the measured ones: code and caches are cold, and the whole town wakes at once. */
const WARM_HOURS = 1;

export async function life(): Promise<readonly Figure[]> {
  const runs = TOWNS.map((town) => ({ ...town, ...measure(town) }));
  const figures = runs.flatMap((run): Figure[] => {
    const of = `of ${run.residents.toLocaleString('en')} residents`;
    const speed = {
      name: `world-seconds ${of}`,
      value: run.worldSeconds / run.seconds,
      unit: 'per CPU-second',
    };
    return [
      'bar' in run ? { ...speed, bar: run.bar } : speed,
      { name: `events ${of}`, value: run.events / run.seconds, unit: 'events/s' },
      { name: `cost of an event ${of}`, value: (run.seconds * 1e6) / run.events, unit: 'µs' },
      { name: `memory ${of}`, value: run.bytes / 1e6, unit: 'MB' },
    ];
  });
  const cost = (residents: number) => {
    const run = runs.find((one) => one.residents === residents);
    return run ? run.seconds / run.events : Number.NaN;
  };
  const ratio = cost(10_000) / cost(100);
  return [
    ...figures,
    { name: 'cost of an event, 10,000 to 100 residents', value: ratio, unit: '×', bar: '< 2' },
  ];
}

interface Measured {
  readonly seconds: number;
  readonly worldSeconds: number;
  readonly events: number;
  readonly bytes: number;
}

function measure({ residents, hours }: { residents: number; hours: number }): Measured {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const config: LifeConfig = lifeConfig({ schedules: aTownPlan(residents) });
  const rules = composeRulebook(STAGE_RULES, lifeRules(config));
  const town = aTown({ residents });
  const warm = liveUntil(rules, town, town.clock.now + WARM_HOURS * HOUR_MS);
  const start = process.cpuUsage();
  const lived = liveUntil(rules, warm.world, town.clock.now + (WARM_HOURS + hours) * HOUR_MS);
  const { user, system } = process.cpuUsage(start);
  globalThis.gc?.();
  return {
    seconds: (user + system) / 1e6,
    worldSeconds: hours * 3_600,
    events: lived.events,
    bytes: process.memoryUsage().heapUsed - before,
  };
}

function liveUntil(rules: Rulebook, start: World, end: number): { world: World; events: number } {
  let world = start;
  let events = 0;
  for (let at = nextMoment(world); at !== undefined && at <= end; at = nextMoment(world)) {
    const result = step(rules, world, { type: 'advance', to: at });
    world = result.world;
    events += result.events.length;
  }
  return { world, events };
}
