// What the sanitizer does with the texts of turns, in the words of specification 4: records, and their four figures.
import {
  countRecord,
  NO_COUNTS,
  type SanitizerMetrics,
  type SanitizerRecord,
  sanitizerMetrics,
} from '@hakoniwa/gm';
import type { JudgedCell, JudgedText, JudgedTurn } from '../judge/judged-turn.ts';

/** A record of specification 4 §5.2, with where it was made. */
export interface KeptRecord extends SanitizerRecord {
  readonly cell: string;
  /** The first attempt, or the text that was settled. */
  readonly text: 'first' | 'final';
}

/** A record of every text of a session that the sanitizer would touch. */
export function sanitizerRecords({ id, turns }: JudgedCell): KeptRecord[] {
  return turns.flatMap((turn) =>
    (['first', 'final'] as const)
      .filter((text) => text === 'final' || turn.hasFirst)
      .map((text) => ({ cell: id, text, ...recordOf(turn, turn[text]) }))
      .filter(({ sanitizer }) => sanitizer.triggered),
  );
}

/** The four figures of first attempts and of final texts; where no answer came there was no attempt. */
export function sanitizerFigures(
  turns: readonly JudgedTurn[],
): Record<'first' | 'final', SanitizerMetrics> {
  const figures = (records: readonly SanitizerRecord[]) =>
    sanitizerMetrics(records.reduce(countRecord, NO_COUNTS), Number.POSITIVE_INFINITY);
  const tried = turns.filter(({ hasFirst }) => hasFirst);
  return {
    first: figures(tried.map((turn) => recordOf(turn, turn.first))),
    final: figures(turns.map((turn) => recordOf(turn, turn.final))),
  };
}

function recordOf({ turn, name }: JudgedTurn, { sanitizer }: JudgedText): SanitizerRecord {
  const { action, removed, replaced, blocked, replacement = null } = sanitizer;
  return {
    turn,
    speaker: name,
    sanitizer: {
      triggered: blocked.length > 0,
      action_removed: removed,
      action_replaced: replaced,
      blocked_props: blocked,
      original_action: action,
      replacement,
    },
  };
}
