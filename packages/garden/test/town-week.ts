// What a week of a town must show, read from its log: who ate, slept, washed, met and worked, and who got stuck.
import type { LifeConfig } from '@hakoniwa/life';
import {
  applyEvent,
  DAY_MS,
  HOUR_MS,
  isJsonObject,
  needAt,
  type SealedEvent,
  type World,
} from '@hakoniwa/stage';

const DAILY = ['eat', 'sleep', 'bathe', 'talk'];
const IDLE_MS = 2 * HOUR_MS;
/** Longer than any activity lasts. */
const STUCK_MS = 10 * HOUR_MS;

interface Spent {
  readonly action: string;
  readonly since: number;
  readonly until: number;
}

/** Everything that is wrong with a week, in words; none when it is a good one. */
export function faultsOfWeek(week: {
  genesis: World;
  life: LifeConfig;
  events: readonly SealedEvent[];
  days: number;
}): string[] {
  const { genesis, life, events, days } = week;
  const begin = genesis.clock.now;
  const end = begin + days * DAY_MS;
  const { spent, starved } = courseOf(genesis, events, end);
  return genesis.characters.ids().flatMap((id) => {
    const own = spent.get(id) ?? [];
    return [
      ...Array.from({ length: days }, (_, day) => missing(own, begin + day * DAY_MS)).flatMap(
        (lacks, day) => lacks.map((action) => `${id} did not ${action} on day ${day + 1}`),
      ),
      ...missedWork({ id, own, life, genesis, days }),
      ...own
        .filter(({ since, until }) => until - since > STUCK_MS)
        .map((one) => `${id} is stuck in ${one.action}`),
      ...longIdling(own).map((hours) => `${id} idled for ${hours.toFixed(1)} hours`),
      ...(starved.has(id) ? [`${id} starved`] : []),
    ];
  });
}

/** What everybody did from when to when, and whose satiety was ever at zero. */
function courseOf(genesis: World, events: readonly SealedEvent[], end: number) {
  const spent = new Map<string, Spent[]>();
  const starved = new Set<string>();
  let world = genesis;
  const note = (id: string, one: Spent) => {
    if (one.until > one.since) spent.set(id, [...(spent.get(id) ?? []), one]);
  };
  const since = new Map<string, number>();
  for (const event of events) {
    const after = applyEvent(world, event);
    const changed = new Set(
      event.patch.flatMap(({ path }) => {
        const [, table, id] = path.split('/');
        return table === 'characters' && id !== undefined ? [id] : [];
      }),
    );
    for (const id of changed) {
      const [was, is] = [world.characters.get(id), after.characters.get(id)];
      const satiety = was?.needs.satiety;
      if (satiety && satiety.ratePerMinute < 0 && needAt(satiety, after.clock.now) === 0)
        starved.add(id);
      if (was?.activity === is?.activity) continue;
      const from = since.get(id) ?? genesis.clock.now;
      note(id, { action: was?.activity?.action ?? 'idle', since: from, until: after.clock.now });
      since.set(id, after.clock.now);
    }
    world = after;
  }
  for (const [id, from] of since) {
    note(id, {
      action: world.characters.get(id)?.activity?.action ?? 'idle',
      since: from,
      until: end,
    });
  }
  return { spent, starved };
}

function missing(own: readonly Spent[], from: number): string[] {
  const isIn = ({ since, until }: Spent) => since < from + DAY_MS && until > from;
  const done = new Set(own.filter(isIn).map(({ action }) => action));
  return DAILY.filter((action) => !done.has(action));
}

/** Working days of the plan on which nobody worked. */
function missedWork(parts: {
  id: string;
  own: readonly Spent[];
  life: LifeConfig;
  genesis: World;
  days: number;
}): string[] {
  const { id, own, life, genesis, days } = parts;
  const entries = (life.schedules[id] ?? []).filter(({ action }) => action === 'work');
  const first = Math.floor(genesis.clock.now / DAY_MS);
  return Array.from({ length: days }, (_, i) => first + i).flatMap((day) => {
    const weekday = new Date(
      Date.parse(`${genesis.clock.start}T00:00:00Z`) + day * DAY_MS,
    ).getUTCDay();
    const isPlanned = entries.some(({ days: on }) => !on || on.includes(weekday));
    const worked = own.some(
      ({ action, since }) => action === 'work' && Math.floor(since / DAY_MS) === day,
    );
    return isPlanned && !worked ? [`${id} did not work on weekday ${weekday}`] : [];
  });
}

/** Hours of unbroken idling while awake, where they are too many. */
function longIdling(own: readonly Spent[]): number[] {
  const long: number[] = [];
  let idle = 0;
  for (const { action, since, until } of own) {
    idle = action === 'idle' ? idle + until - since : 0;
    if (idle > IDLE_MS) long.push(idle / HOUR_MS);
  }
  return long;
}

/** The words that were spoken. */
export function linesIn(events: readonly SealedEvent[]): string[] {
  return events.flatMap(({ type, detail }) =>
    type === 'turn-performed' && isJsonObject(detail) && typeof detail.speech === 'string'
      ? [detail.speech]
      : [],
  );
}
