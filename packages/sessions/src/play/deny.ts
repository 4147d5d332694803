// A refusal as it is told: what was tried, why not, and what there is instead.
import { aroundOf, insteadSentence } from '@hakoniwa/gm';
import { type Denial, denialText, nameOf } from '@hakoniwa/stage';
import { PLAYER } from '../state/play-state.ts';
import { filledBlanks } from './fill.ts';
import type { PlayTurn } from './turn.ts';

/** Causes for which it helps to hear what there is instead. */
const HELPED: ReadonlySet<Denial['cause']> = new Set(['nowhere', 'elsewhere', 'no-exit']);

/** Tells of a denial; the first of a turn is the turn's. */
export function tellDenial(turn: PlayTurn, denial: Denial | undefined): void {
  if (!denial) return;
  turn.denial ??= denial;
  const { world, scene } = turn;
  const { about, cause } = denial;
  const why =
    cause === 'nowhere' && about !== undefined
      ? filledBlanks(scene.words.told.notThere, { thing: nameOf(world, about) })
      : denialText(world, denial);
  const instead = HELPED.has(cause) ? insteadOf(turn, denial) : '';
  turn.say('denied', { name: turn.self.name, why, instead });
}

function insteadOf({ world }: PlayTurn, { reason, cause, about }: Denial): string {
  const target = about === undefined ? null : nameOf(world, about);
  const violation = { reason, cause, target, intent: 'USE', text: '', at: 0 } as const;
  return insteadSentence(violation, { around: aroundOf(world, PLAYER), language: world.language });
}
