// Moves taken again from the beginning, by the laws alone: what the world was after each, with or without one of them.
import { composeRulebook, type Deed, deedOf, STAGE_RULES, step, type World } from '@hakoniwa/stage';
import type { Move } from './moves.ts';

/** The world at a moment, and all that was done until then. */
export interface Frame {
  readonly world: World;
  readonly deeds: readonly Deed[];
  /** Whether the move that led here was allowed. */
  readonly isDone: boolean;
  /** What the move changed. */
  readonly change: string;
}

/** Nobody perceives and nothing is told: what is measured are deeds and what they change. */
const rules = composeRulebook(STAGE_RULES);

/** The frame after a move. */
export function after({ world, deeds }: Frame, { command }: Move): Frame {
  const result = step(rules, world, command);
  const done = result.events.flatMap((event) => deedOf(event, world) ?? []);
  const isDone = result.events.every(({ outcome }) => outcome === 'done');
  const change = JSON.stringify(result.events.flatMap(({ patch }) => patch));
  const all = done.length === 0 ? deeds : [...deeds, ...done];
  return { world: result.world, deeds: all, isDone, change };
}

/** The frames after each move; the first is the one before all of them. */
export function framesOf(world: World, moves: readonly Move[]): Frame[] {
  const frames: Frame[] = [{ world, deeds: [], isDone: true, change: '' }];
  for (const move of moves) frames.push(after(frames.at(-1) as Frame, move));
  return frames;
}
