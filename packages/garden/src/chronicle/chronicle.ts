// The chronicle of a garden: its activity log by day, for those who look for somebody or something in it.

import { activityLines, type LifeConfig } from '@hakoniwa/life';
import type { ChronicleKind } from '@hakoniwa/protocol';
import { storiesToldBy } from '@hakoniwa/sift';
import {
  clockText,
  DAY_MS,
  eventText,
  isJsonObject,
  isSaying,
  type Language,
  type Rulebook,
  type SealedEvent,
  type World,
} from '@hakoniwa/stage';

export interface ChronicleEntry {
  readonly seq: number;
  /** Days count from the one the garden began on. */
  readonly day: number;
  readonly clock: string;
  readonly kind: ChronicleKind;
  readonly who?: string | undefined;
  readonly place?: string | undefined;
  readonly text: string;
}

export interface ChronicleFilter {
  /** Ids or names, any of them. */
  readonly who?: readonly string[] | undefined;
  readonly kinds?: readonly ChronicleKind[] | undefined;
  readonly places?: readonly string[] | undefined;
  readonly days?: { readonly from: number; readonly to: number } | undefined;
}

interface Chronicled {
  /** Where people and places have their names. */
  readonly world: World;
  /** The moment the log begins at. */
  readonly began: number;
  readonly life: LifeConfig;
  /** Tell of what daily life has no line for, as in a scene. */
  readonly rules?: Rulebook | undefined;
  readonly language?: Language | undefined;
}

const LINE = /^\[(\d{1,2}:\d{2})\] (.*)$/s;

/** The moment an event is told at: a part of daily life ends at its own moment. */
export function toldMomentOf({ at, detail }: Pick<SealedEvent, 'at' | 'detail'>): number {
  return isJsonObject(detail) && typeof detail.at === 'number' ? detail.at : at;
}

/** The day of a moment, counted from the one the garden began on. */
export function dayOf(moment: number, began: number): number {
  return Math.floor(moment / DAY_MS) - Math.floor(began / DAY_MS) + 1;
}

/** The entries of one event that a filter lets through. */
export function chronicleEntries(
  chronicled: Chronicled,
  {
    event,
    filter = {},
  }: { readonly event: SealedEvent; readonly filter?: ChronicleFilter | undefined },
): ChronicleEntry[] {
  const moment = toldMomentOf(event);
  const frame = {
    seq: event.seq,
    day: dayOf(moment, chronicled.began),
    clock: clockText({ now: moment, start: '' }),
  };
  const { actor: who, place } = event;
  const { world, life, language = world.language } = chronicled;
  const lines = activityLines({ config: life, world, language }, event).map(
    (line, i): ChronicleEntry => ({
      ...frame,
      kind: i > 0 ? 'episode' : kindOf(event),
      ...{ who, place, text: LINE.exec(line)?.[2] ?? line },
    }),
  );
  const act = lines.length === 0 ? actText(chronicled, event) : '';
  if (act !== '') lines.push({ ...frame, kind: 'act', who, place, text: act });
  const stories = storiesToldBy(event).map(
    ({ text }): ChronicleEntry => ({ ...frame, kind: 'story', place, text }),
  );
  return [...lines, ...stories].filter((entry) => isWanted(entry, filter, world));
}

/** What was done in a scene; empty where daily life alone is told. */
function actText({ world, rules }: Chronicled, event: SealedEvent): string {
  return rules ? eventText(rules, { world, event }) : '';
}

function kindOf({ type, detail }: SealedEvent): ChronicleKind {
  if (isSaying(type)) return 'speech';
  if (type === 'episode-happened') return 'episode';
  if (type === 'happening-injected') return 'happening';
  if (type === 'activity-interrupted') return 'interrupt';
  if (type.startsWith('promise')) return 'promise';
  if (type === 'activity-started' && isJsonObject(detail) && detail.with) return 'talk';
  return type === 'walk-started' || type === 'character-arrived' ? 'walk' : 'activity';
}

function isWanted(entry: ChronicleEntry, filter: ChronicleFilter, world: World): boolean {
  const { who, kinds, places, days } = filter;
  if (kinds && !kinds.includes(entry.kind)) return false;
  if (days && (entry.day < days.from || entry.day > days.to)) return false;
  const names = (
    id: string | undefined,
    table: { get(id: string): { name: string } | undefined },
  ) => (id === undefined ? [] : [id, table.get(id)?.name ?? id]);
  if (who && !names(entry.who, world.characters).some((one) => who.includes(one))) return false;
  return !places || names(entry.place, world.places).some((one) => places.includes(one));
}
