// The question a judge rule is asked, and the form every rule has.
import type { Character } from '@hakoniwa/stage';
import type { TextAct } from '../language/types.ts';
import type { References } from '../resolve/reference.ts';
import type { TurnFrame, TurnState } from '../resolve/turn-state.ts';
import type { JudgeFinding } from './finding.ts';

export interface Question {
  readonly frame: TurnFrame;
  readonly state: TurnState;
  readonly speaker: Character;
  readonly act: TextAct;
  readonly named: References;
  /** The acts that follow in the same turn. */
  readonly later: readonly TextAct[];
}

/** Says what it finds, or passes the question on. */
export type JudgeRule = (question: Question) => JudgeFinding | undefined;
