// What a session amounts to in numbers: all that its rewards are worked out from.
import type { PlayEventKind } from '@hakoniwa/protocol/sessions';

/** A typed event, as far as rewards look at it. */
export interface CountedEvent {
  readonly kind: PlayEventKind;
  readonly turnNumber: number;
  readonly subject?: string | undefined;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
}

export interface SessionTally {
  /** Turns the player took. */
  readonly actions: number;
  /** Turns whose narrative tells of an event. */
  readonly eventNarratives: number;
  readonly minutes: number;
  /** How often each skill was used, by skill id. */
  readonly skillUses: Readonly<Record<string, number>>;
  /** What came into the bag, by item id, each once. */
  readonly items: readonly string[];
}

/** The kinds that make a narrative one of an event. */
const EVENTFUL: ReadonlySet<PlayEventKind> = new Set([
  'quest.completed',
  'level.up',
  'fragment.found',
]);

export interface SessionCounts {
  readonly turnCount: number;
  readonly activeMs: number;
  readonly events: readonly CountedEvent[];
}

/** Adds a session up. */
export function tallyOf({ turnCount, activeMs, events }: SessionCounts): SessionTally {
  const eventful = new Set(events.filter(isEventful).map(({ turnNumber }) => turnNumber));
  const skillUses: Record<string, number> = {};
  for (const { kind, subject } of events)
    if (kind === 'skill.used' && subject !== undefined)
      skillUses[subject] = (skillUses[subject] ?? 0) + 1;
  const gained = events.filter(({ kind }) => kind === 'item.gained');
  return {
    actions: turnCount,
    eventNarratives: eventful.size,
    minutes: Math.floor(activeMs / 60_000),
    skillUses,
    items: [...new Set(gained.flatMap(({ subject }) => subject ?? []))],
  };
}

function isEventful({ kind, detail }: CountedEvent): boolean {
  return EVENTFUL.has(kind) || (kind === 'battle.finished' && detail?.won === true);
}
