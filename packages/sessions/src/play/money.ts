// Money changes hands.
import { pointer } from '@hakoniwa/stage';
import { PLAYER } from '../state/play-state.ts';
import { SESSION_AUTHOR } from './session-rules.ts';
import type { PlayTurn } from './turn.ts';

/** Gives or takes money; false, and nothing changes, when there is not enough. */
export function pay(turn: PlayTurn, amount: number): boolean {
  const money = turn.self.money + amount;
  if (money < 0) return false;
  const patch = [
    { op: 'replace' as const, path: pointer('characters', PLAYER, 'money'), value: money },
  ];
  if (amount !== 0)
    turn.do({
      type: 'inject',
      by: SESSION_AUTHOR,
      text: `${amount}`,
      cause: 'money-changed',
      patch,
    });
  return true;
}
