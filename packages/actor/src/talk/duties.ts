// What others have said to somebody that waits for an answer: worked out from the last lines they heard, with the table of
// which act answers which.
import { answersTo, type SpeechAct } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Memory } from '../remember/memory.ts';
import { lately } from './lately.ts';

/** A first part somebody waits to have answered. */
export interface Duty {
  readonly first: SpeechAct;
  readonly line: Memory;
}

/** What one owes an answer to, the latest first. */
export function dutiesOf({ recent, id }: Pick<MindContext, 'recent' | 'id'>): Duty[] {
  const lines = lately(recent, WAITING);
  return lines
    .flatMap((line, index) => {
      const { opens: first, actor, to } = line;
      if (first === undefined || actor === id) return [];
      if (to !== undefined && to !== id) return [];
      const isReturned = lines
        .slice(0, index)
        .some((one) => one.actor === id && one.opens === first && answersTo(first, first));
      const isMet = lines
        .slice(index + 1)
        .some((one) => one.actor === id && (one.does ?? []).some((act) => answersTo(act, first)));
      return isMet || isReturned ? [] : [{ first, line }];
    })
    .reverse();
}

/** Lines after which nobody waits any more. */
const WAITING = 6;
