// Re-judging: old commands go through today's rules, and whatever would come out differently is listed.
import { canonicalJson } from '../base/canonical.ts';
import type { Json } from '../base/json.ts';
import type { EventDraft, EventFacts } from '../step/event.ts';
import type { Rulebook } from '../step/rulebook.ts';
import { step } from '../step/step.ts';
import { isSaying, TURN_PERFORMED, WORDS_SAID } from '../talk/said-in.ts';
import type { World } from '../world/world.ts';
import { worldAfter } from './replay.ts';
import type { SealedEvent } from './sealed-event.ts';

/** What of an event came out differently; `count` when a step left more or fewer events. */
export type DifferenceField =
  | 'count'
  | 'verdict'
  | 'reason'
  | 'type'
  | 'patch'
  | 'detail'
  | 'witnesses';

export interface Difference {
  readonly seq: number;
  /** The first event of the step it belongs to. */
  readonly turn: number;
  readonly field: DifferenceField;
  readonly recorded: Json;
  readonly today: Json;
}

export interface Rejudged {
  /** Steps that were judged again. */
  readonly turns: number;
  readonly differences: readonly Difference[];
  /** The world the recorded patches lead to. */
  readonly world: World;
}

/**
 * Judges every recorded command again. Each one meets the world as it was recorded, so a difference
 * is this command's own and no echo of an earlier one.
 */
export function rejudge(
  rules: Rulebook,
  { initial, events }: { readonly initial: World; readonly events: Iterable<SealedEvent> },
): Rejudged {
  const differences: Difference[] = [];
  let world = initial;
  let turns = 0;
  for (const { recorded, isCut } of turnsOf(events)) {
    const command = recorded[0]?.command;
    if (command) {
      const today = step(rules, world, command).events;
      differences.push(...compareTurn(recorded, isCut ? today.slice(0, recorded.length) : today));
      turns += 1;
    }
    world = worldAfter(world, recorded);
  }
  return { turns, differences, world };
}

interface Turn {
  readonly recorded: readonly SealedEvent[];
  /** A branch left in the middle of this step, so the rest of it is not part of the line. */
  readonly isCut: boolean;
}

/** Groups events by the step that made them. */
function* turnsOf(events: Iterable<SealedEvent>): Generator<Turn> {
  let recorded: SealedEvent[] = [];
  for (const event of events) {
    const last = recorded.at(-1);
    if (last && (last.turn !== event.turn || last.branch !== event.branch)) {
      yield { recorded, isCut: last.branch !== event.branch };
      recorded = [];
    }
    recorded.push(event);
  }
  yield { recorded, isCut: false };
}

function compareTurn(recorded: readonly SealedEvent[], today: readonly EventDraft[]): Difference[] {
  const [first] = recorded;
  if (!first) return [];
  const { seq, turn } = first;
  const now = inOrderOf(recorded, today);
  if (recorded.length !== now.length) {
    return [{ seq, turn, field: 'count', recorded: recorded.length, today: now.length }];
  }
  return recorded.flatMap((event, index) => compareEvent(event, now[index]));
}

/** Logs of 0.1 have all words of a turn in one event before its acts: of these, only what happened counts. */
function inOrderOf(
  recorded: readonly SealedEvent[],
  today: readonly EventDraft[],
): readonly EventDraft[] {
  const isOld = recorded[0]?.type === TURN_PERFORMED && today.some(({ type }) => isSaying(type));
  if (!isOld || recorded.some(({ type }) => type === WORDS_SAID)) return today;
  const told = today.findIndex(({ type }) => type === TURN_PERFORMED);
  const acts = today.filter(({ type }) => !isSaying(type));
  return [...today.slice(told, told + 1), ...acts];
}

const READINGS: Readonly<
  Record<Exclude<DifferenceField, 'count'>, (event: EventFacts) => unknown>
> = {
  verdict: ({ outcome }) => outcome,
  reason: ({ denial }) => denial ?? null,
  type: ({ type }) => type,
  patch: ({ patch }) => patch,
  detail: ({ detail }) => detail ?? null,
  witnesses: ({ witnesses }) => witnesses,
};

function compareEvent(event: SealedEvent, today: EventDraft | undefined): Difference[] {
  if (!today) return [];
  const { seq, turn } = event;
  return Object.entries(READINGS).flatMap(([field, read]) => {
    const [then, now] = [read(event) as Json, read(today) as Json];
    if (canonicalJson(then) === canonicalJson(now)) return [];
    return [{ seq, turn, field: field as DifferenceField, recorded: then, today: now }];
  });
}
