// One group of moments: it ends at a limit, at a goal, at a decision that is awaited, or when it took long enough.
import type { Command, StepResult, World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import type { TalkLines } from '../talk/talk-lines.ts';
import type { Wall } from '../wall.ts';
import { dueEffect } from './answers.ts';
import { isReachedBy, type RunGoal } from './goal.ts';

interface MomentGroupParts {
  readonly wall: Wall;
  /** The last moment that may come. */
  readonly limit: number;
  readonly goal?: RunGoal | undefined;
  /** Whoever works on effects; without one nothing is awaited. */
  readonly effects?: object | undefined;
  /** Who speaks in talks. */
  readonly voices?: TalkLines | undefined;
}

export class MomentGroup {
  readonly #parts: MomentGroupParts;
  readonly #startedMs: number;
  /** Whether the goal was reached by an event or a condition. */
  isReached = false;
  /** Whether a moment changed nothing, so that the next would be the same for ever. */
  isStuck = false;

  constructor(parts: MomentGroupParts) {
    this.#parts = parts;
    this.#startedMs = parts.wall.now();
  }

  /** The next advance or the line of a talk before it, or undefined when the group is over. */
  next(world: World, last: StepResult | undefined, at: number | undefined): Command | undefined {
    const { limit, goal, effects, wall, voices } = this.#parts;
    if (last) {
      voices?.hearStep(last);
      this.isReached = goal !== undefined && isReachedBy(goal, last);
      this.isStuck = last.events.length === 0;
      const isLong = wall.now() - this.#startedMs >= limits.groupMs;
      if (this.isReached || this.isStuck || isLong) return undefined;
    }
    const latest = Math.min(at ?? limit, limit);
    const awaited = effects && dueEffect(world, { moment: latest, voices });
    const line = voices?.next(world, Math.min(latest, awaited?.decideBy ?? latest));
    if (line) return line;
    if (awaited || at === undefined || at > limit) return undefined;
    return { to: at, type: 'advance' };
  }
}
