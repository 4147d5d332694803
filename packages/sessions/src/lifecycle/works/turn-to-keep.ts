// A turn that was worked out and told, with all that is needed to keep it.

import type { Transaction } from '@hakoniwa/database';
import type { Execute, Executed } from '@hakoniwa/protocol/sessions';
import type { PlayedTurn } from '../../play/play-turn.ts';
import type { SessionRow } from '../../rows/session-row.ts';
import type { Narrated } from '../../runtime/narrator.ts';

export interface TurnToKeep {
  readonly row: SessionRow;
  readonly input: Execute;
  readonly played: PlayedTurn;
  readonly narrated: Narrated;
  readonly cost: number;
  readonly now: Date;
  readonly answer: (tx: Transaction, executed: Executed) => Promise<void>;
}
