// What others have said to somebody that waits for an answer: worked out from the last lines they heard, with the table of
// which act answers which.
import { answersTo, callsForAnswer, type SpeechAct } from '@hakoniwa/stage';
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
      const { actor, to } = line;
      if (actor === id || (to !== undefined && to !== id)) return [];
      const own = (one: Memory) => one.actor === id;
      const before = lines.slice(0, index).filter(own);
      const after = lines.slice(index + 1).filter(own);
      return (line.does ?? [])
        .filter(callsForAnswer)
        .filter(
          (first) => !after.some(({ does = [] }) => does.some((one) => answersTo(one, first))),
        )
        .filter((first) => !isReturned(before, first))
        .map((first) => ({ first, line }));
    })
    .reverse();
}

/** Whether it gives back what one gave oneself: who greets who has greeted them waits for nothing. */
function isReturned(before: readonly Memory[], first: SpeechAct): boolean {
  return answersTo(first, first) && before.some(({ does = [] }) => does.includes(first));
}

/** Lines after which nobody waits any more. */
const WAITING = 6;
