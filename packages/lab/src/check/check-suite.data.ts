// The fixed small suite a model is checked with: one plain scene, one that tempts, one that traps.
import type { Cell } from '../plan/cell.ts';

const SCENES = ['kitchen_morning', 'violation_induced', 'coffee_trap'] as const;
const SEEDS = [1, 2] as const;
const TURNS = 4;

/** Facts are told, nothing is repaired: what counts is what the model writes by itself. */
export function checkCells(language: Cell['language']): Cell[] {
  return SCENES.flatMap((scenario) =>
    SEEDS.map((seed) => ({
      ...{ id: `check/model/kitchen.${scenario}/${seed}`, arm: 'check', mind: 'model' },
      switches: { inject: true, gm: false, sanitizer: false, storyteller: false },
      ...{ pack: 'kitchen', scenario, seed, language, turns: TURNS },
    })),
  );
}
