// One day of a garden's chronicle, found in its log without reading the days before it.
import type { ChronicleDay } from '@hakoniwa/protocol';
import { DAY_MS, type World } from '@hakoniwa/stage';
import { chronicleLine } from './chronicle-line.ts';
import { boundsOf, type ChronicleAsked, spanOf, toldBetween } from './chronicle-reading.ts';

interface DayAsked extends ChronicleAsked {
  readonly isOwn: boolean;
  /** The last one so far when left out. */
  readonly day?: number | undefined;
  readonly after: number;
  /** How many entries are enough; those of one event stay together. */
  readonly limit: number;
}

/** The day's entries after a seq; a day that is not yet, or never was, has none. */
export async function chronicleDay(asked: DayAsked): Promise<ChronicleDay> {
  const { garden, isOwn, life, after, limit } = asked;
  const { world, head, facts } = garden;
  const { began, days } = await spanOf(garden);
  const day = asked.day ?? days;
  const { before, last } = await boundsOf(garden, { began, day });
  const entries: ChronicleDay['entries'] = [];
  let read = Math.max(after, before);
  for await (const { event, told } of toldBetween({ ...asked, began }, { after: read, last })) {
    for (const entry of told) entries.push(chronicleLine({ entry, event, world }));
    read = event.seq;
    if (entries.length >= limit) break;
  }
  return {
    garden: { id: facts.id, name: facts.name, kind: life ? 'town' : 'scene', isOwn },
    ...{ branch: head.branch, language: facts.language, day, days },
    date: dateOf(world.clock.start, Math.floor(began / DAY_MS) + day - 1),
    people: namesOf(world.characters),
    places: namesOf(world.places),
    entries,
    next: read < last ? read : null,
  };
}

/** The calendar day so many days after the clock's zero; years of five digits stand whole. */
function dateOf(start: string, days: number): string {
  const date = new Date(`${start}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().replace(/T.*/, '');
}

function namesOf(named: World['characters'] | World['places']): Record<string, string> {
  return Object.fromEntries([...named.values()].map(({ id, name }) => [id, name]));
}
