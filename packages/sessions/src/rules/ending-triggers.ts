// When a session is proposed to end, and when it must: plain rules, no model asked.
import type { EndingReason, PlayEventKind } from '@hakoniwa/protocol/sessions';
import type { EndingRules } from '../pack/ending-rules.ts';

/** A session after a turn, as far as endings look at it. */
export interface EndingFacts {
  readonly turns: number;
  readonly messages: number;
  readonly activeMinutes: number;
  readonly characters: number;
  readonly proposals: number;
  readonly hpPercent: number;
  readonly mpPercent: number;
  readonly isSpShort: boolean;
  /** Whether something still stands in the way: nobody stops in a fight. */
  readonly isInEncounter: boolean;
  /** What happened in this turn. */
  readonly events: readonly {
    readonly kind: PlayEventKind;
    readonly subject?: string | undefined;
    readonly detail?: Readonly<Record<string, unknown>> | undefined;
  }[];
  /** Standing reasons that were proposed before and still hold. */
  readonly settled: readonly EndingReason[];
}

export interface Ending {
  readonly reasons: readonly EndingReason[];
  readonly isMandatory: boolean;
}

/** Whether an ending is proposed now. */
export function endingAfter(facts: EndingFacts, rules: EndingRules): Ending | undefined {
  const forced = forcedReasons(facts, rules);
  if (forced.length > 0) return { reasons: forced, isMandatory: true };
  if (facts.isInEncounter) return undefined;
  const standing = standingReasons(facts, rules);
  const isLong = facts.settled.some((reason) => LENGTHS.has(reason));
  const fresh = standing.filter(
    (reason) => !facts.settled.includes(reason) && !(isLong && LENGTHS.has(reason)),
  );
  const reasons = [...breaks(facts, rules), ...fresh];
  if (reasons.length === 0) return undefined;
  const isLast = facts.proposals + 1 >= rules.end.proposals;
  return isLast
    ? { reasons: ['third_proposal', ...reasons], isMandatory: true }
    : { reasons, isMandatory: false };
}

/** Ways in which a session is long: whoever was told of one need not hear of the others. */
const LENGTHS: ReadonlySet<EndingReason> = new Set(['turns', 'messages', 'active_minutes']);

function forcedReasons(facts: EndingFacts, { end }: EndingRules): EndingReason[] {
  const rows: readonly (readonly [EndingReason, boolean])[] = [
    ['turn_limit', facts.turns >= end.turns],
    ['time_limit', facts.activeMinutes >= end.activeMinutes],
    ['character_limit', facts.characters >= end.characters],
  ];
  return rows.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** Reasons that hold for a while; each is proposed once until it has stopped holding. */
export function standingReasons(facts: EndingFacts, { propose }: EndingRules): EndingReason[] {
  const rows: readonly (readonly [EndingReason, boolean])[] = [
    ['turns', facts.turns > propose.turns],
    ['messages', facts.messages > propose.messages],
    ['active_minutes', facts.activeMinutes > propose.activeMinutes],
    ['hp_low', facts.hpPercent < propose.hpPercent],
    ['mp_low', facts.mpPercent < propose.mpPercent],
    ['sp_short', facts.isSpShort],
  ];
  return rows.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** Breaks in the story: each is new when it happens. */
function breaks({ events }: EndingFacts, { propose }: EndingRules): EndingReason[] {
  const has = (kind: PlayEventKind, more: (event: EndingFacts['events'][number]) => boolean) =>
    events.some((event) => event.kind === kind && more(event));
  const important = new Set(propose.importantItems);
  const rows: readonly (readonly [EndingReason, boolean])[] = [
    ['quest_completed', has('quest.completed', () => true)],
    ['chapter_ended', has('log.manifested', () => true)],
    ['battle_ended', has('battle.finished', ({ detail }) => detail?.big === true)],
    ['important_choice', has('choice.made', ({ detail }) => detail?.important === true)],
    ['level_up', has('level.up', () => true)],
    ['important_item', has('item.gained', ({ subject }) => important.has(subject ?? ''))],
  ];
  return rows.flatMap(([reason, holds]) => (holds ? [reason] : []));
}
