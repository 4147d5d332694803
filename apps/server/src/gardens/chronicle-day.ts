// One day of a garden's chronicle, found in its log without reading the days before it.
import { type ChronicleFilter, chronicleEntries, dayOf, momentOf } from '@hakoniwa/garden';
import { type LifeConfig, lifeConfig } from '@hakoniwa/life';
import { type ChronicleDay, protocolLimits } from '@hakoniwa/protocol';
import { DAY_MS, type SealedEvent, type World } from '@hakoniwa/stage';
import { chronicleLine } from './chronicle-line.ts';
import type { OpenGarden } from './gardens.ts';

interface DayAsked {
  readonly garden: OpenGarden;
  readonly isOwn: boolean;
  /** How its people live; none in a scene. */
  readonly life: LifeConfig | undefined;
  /** The last one so far when left out. */
  readonly day?: number | undefined;
  readonly after: number;
  /** How many entries are enough; those of one event stay together. */
  readonly limit: number;
  readonly filter: Pick<ChronicleFilter, 'who' | 'kinds'>;
}

/** The day's entries after a seq; a day that is not yet, or never was, has none. */
export async function chronicleDay(asked: DayAsked): Promise<ChronicleDay> {
  const { garden, isOwn, life, after, limit, filter } = asked;
  const { world, head, rules, facts } = garden;
  const [first] = await garden.events({ branch: head.branch, after: 0, limit: 1 });
  const began = first?.at ?? world.clock.now;
  const days = dayOf(world.clock.now, began);
  const day = asked.day ?? days;
  const from = await firstOf(garden, (event) => dayOf(momentOf(event), began) >= day);
  const to = await firstOf(garden, (event) => dayOf(momentOf(event), began) > day);
  const chronicled = { world, began, life: life ?? lifeConfig(), rules: life ? undefined : rules };
  const entries: ChronicleDay['entries'] = [];
  let read = Math.max(after, from - 1);
  while (read < to - 1 && entries.length < limit) {
    const page = Math.min(protocolLimits.pageEvents, to - 1 - read);
    for (const event of await garden.events({ branch: head.branch, after: read, limit: page })) {
      if (entries.length >= limit) break;
      for (const entry of chronicleEntries(chronicled, event, filter))
        entries.push(chronicleLine({ entry, event, world }));
      read = event.seq;
    }
  }
  return {
    garden: { id: facts.id, name: facts.name, kind: life ? 'town' : 'scene', isOwn },
    ...{ branch: head.branch, language: facts.language, day, days },
    date: dateOf(world.clock.start, Math.floor(began / DAY_MS) + day - 1),
    people: namesOf(world.characters),
    places: namesOf(world.places),
    entries,
    next: read < to - 1 ? read : null,
  };
}

/** The seq of the first event that is so, when all after it are; one beyond the last when none is. */
async function firstOf(garden: OpenGarden, isSo: (event: SealedEvent) => boolean): Promise<number> {
  const { head } = garden;
  let [low, high] = [1, head.seq + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [event] = await garden.events({ branch: head.branch, after: middle - 1, limit: 1 });
    if (!event || isSo(event)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The calendar day so many days after the clock's zero. */
function dateOf(start: string, days: number): string {
  const date = new Date(`${start}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function namesOf(named: World['characters'] | World['places']): Record<string, string> {
  return Object.fromEntries([...named.values()].map(({ id, name }) => [id, name]));
}
