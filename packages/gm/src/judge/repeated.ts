// [J12] The same question or the same physical act a third time in a row is once too often.
import { limits } from '../limits.ts';
import { type GmMemory, runLength } from '../memory/turn-memory.ts';
import type { Violation } from './violation.ts';

export interface Repeatable {
  /** What is compared: the bare core. */
  readonly core: string;
  readonly text: string;
  readonly at: number;
  readonly target: string | null;
}

/** Questions of this turn that were asked in each of the speaker's last turns. */
export function repeatedQuestions(
  memory: GmMemory,
  { speaker, questions }: { readonly speaker: string; readonly questions: readonly Repeatable[] },
): Violation[] {
  return questions
    .filter(
      ({ core }) =>
        core !== '' && isOnceTooOften(memory, speaker, (turn) => turn.questions.includes(core)),
    )
    .map(({ text, at, target }) => ({
      reason: 'RATE_LIMITED',
      cause: 'repeated-question',
      target,
      intent: 'ASK',
      text,
      at,
    }));
}

/** Acts of this turn that were done in each of the speaker's last turns. */
export function repeatedActs(
  memory: GmMemory,
  { speaker, acts }: { readonly speaker: string; readonly acts: readonly Repeatable[] },
): Violation[] {
  return acts
    .filter(({ core }) => isOnceTooOften(memory, speaker, (turn) => turn.acts.includes(core)))
    .map(({ text, at, target }) => ({
      reason: 'RATE_LIMITED',
      cause: 'repeated-act',
      target,
      intent: 'USE',
      text,
      at,
    }));
}

function isOnceTooOften(
  memory: GmMemory,
  speaker: string,
  has: Parameters<typeof runLength>[1]['has'],
): boolean {
  return runLength(memory, { speaker, has }) >= limits.sameTurnsInRow;
}
