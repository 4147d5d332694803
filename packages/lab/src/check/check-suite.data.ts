// The fixed suite a model is checked with: plain scenes, one that tempts, one that traps, one without anything to do.
import type { Cell } from '../plan/cell.ts';

const SCENES = [
  ['kitchen', 'kitchen_morning'],
  ['kitchen', 'violation_induced'],
  ['town', 'black_no_sugar'],
  ['kitchen', 'coffee_trap'],
  ['kitchen', 'stall_induced'],
] as const;
/** So many sessions of each scene. */
const SEEDS = [1, 2] as const;
const TURNS = 6;

/** Facts are told, nothing is repaired: what counts is what the model writes by itself. */
export function checkCells(
  language: Cell['language'],
  { seeds = SEEDS }: { readonly seeds?: readonly number[] | undefined } = {},
): Cell[] {
  return seeds.flatMap((seed) =>
    SCENES.map(([pack, scenario]) => ({
      ...{ id: `check/model/${pack}.${scenario}/${seed}`, arm: 'check', mind: 'model' },
      switches: { inject: true, gm: false, sanitizer: false, storyteller: false },
      ...{ pack, scenario, seed, language, turns: TURNS },
    })),
  );
}
