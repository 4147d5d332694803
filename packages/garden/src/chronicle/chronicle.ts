// The chronicle of a garden: its activity log by day, for those who look for somebody or something in it.
import { activityLines, type LifeConfig } from '@hakoniwa/life';
import { DAY_MS, isJsonObject, type Language, type SealedEvent, type World } from '@hakoniwa/stage';

/** What a line is about; a filter names any of them. */
export const CHRONICLE_KINDS = [
  'activity',
  'walk',
  'speech',
  'episode',
  'interrupt',
  'promise',
  'happening',
] as const;
export type ChronicleKind = (typeof CHRONICLE_KINDS)[number];

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
  /** The world the log begins with. */
  readonly genesis: World;
  readonly life: LifeConfig;
  readonly language?: Language | undefined;
}

const LINE = /^\[(\d{1,2}:\d{2})\] (.*)$/s;

/** The entries of one event that a filter lets through. */
export function chronicleEntries(
  { genesis, life, language = genesis.language }: Chronicled,
  event: SealedEvent,
  filter: ChronicleFilter = {},
): ChronicleEntry[] {
  const detail = isJsonObject(event.detail) ? event.detail : {};
  const at = typeof detail.at === 'number' ? detail.at : event.at;
  const day = Math.floor(at / DAY_MS) - Math.floor(genesis.clock.now / DAY_MS) + 1;
  const lines = activityLines({ config: life, world: genesis, language }, event);
  return lines
    .map((line, i): ChronicleEntry => {
      const [, clock = '', text = line] = LINE.exec(line) ?? [];
      const kind = i > 0 ? 'episode' : kindOf(event.type);
      return { seq: event.seq, day, clock, kind, who: event.actor, place: event.place, text };
    })
    .filter((entry) => isWanted(entry, filter, genesis));
}

function kindOf(type: string): ChronicleKind {
  if (type === 'turn-performed') return 'speech';
  if (type === 'happening-injected') return 'happening';
  if (type === 'activity-interrupted') return 'interrupt';
  if (type.startsWith('promise')) return 'promise';
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
