// Somebody who walks the fresh world by allowed acts alone, and remembers the ways already found.
import {
  type Act,
  admissible,
  type Goal,
  judge,
  proveGoal,
  type Rulebook,
  step,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../../limits.ts';
import { PROOF_PLAYER } from './fresh-world.ts';

/** Where acts led, or why they led nowhere. */
export type Trial =
  | { readonly outcome: 'reached'; readonly world: World }
  | { readonly outcome: 'unreachable' | 'unproven' };

export const NOWHERE: Trial = { outcome: 'unreachable' };

export class Explorer {
  readonly rules: Rulebook;
  readonly start: World;
  readonly #places = new Map<string, Trial>();

  constructor(rules: Rulebook, start: World) {
    this.rules = rules;
    this.start = start;
  }

  /** Goes to a place from where it all begins. */
  to(place: string): Trial {
    const known = this.#places.get(place);
    if (known) return known;
    const trial = this.pursue(this.start, { at: { character: PROOF_PLAYER, place } });
    this.#places.set(place, trial);
    return trial;
  }

  /** Does what leads to a goal, alone. */
  pursue(world: World, goal: Goal): Trial {
    const proved = proveGoal(
      this.rules,
      { world, goal },
      {
        by: [PROOF_PLAYER],
        states: limits.proofStates,
      },
    );
    if (proved.outcome !== 'reached') return { outcome: proved.outcome };
    let now = world;
    for (const act of proved.plan) now = step(this.rules, now, { type: 'act', act }).world;
    return { outcome: 'reached', world: now };
  }

  /** Tries one act where the trial led; nothing comes of it when the laws say no. */
  after(trial: Trial, act: Omit<Act, 'actor'>): Trial {
    if (trial.outcome !== 'reached') return trial;
    const whole = { ...act, actor: PROOF_PLAYER };
    if (!judge(this.rules, { world: trial.world, act: whole }).allowed) return NOWHERE;
    const { world } = step(this.rules, trial.world, { type: 'act', act: whole });
    return { outcome: 'reached', world };
  }

  /** What can be done where the trial led. */
  choices(trial: Trial): readonly Act[] {
    return trial.outcome === 'reached'
      ? admissible(this.rules, { world: trial.world, id: PROOF_PLAYER })
      : [];
  }
}
