// The floor in figures: hundreds of turns of good and of sloppy models, and garbage that never speaks.
// Slow because hundreds of turns of scripted models are played over real connections, in both languages and by both APIs.
import { TEXT_LANGUAGES } from '@hakoniwa/stage';
import { kindsOf, SCRIPTED_SET_NAMES } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { APIS, type BehaviourRun } from '../test/behaviour-scene.ts';
import { floorBars } from '../test/floor-bars.ts';
import { type FloorFigures, floorFigures } from '../test/floor-figures.ts';

const RUNS = APIS.flatMap((api) => TEXT_LANGUAGES.map((language) => ({ api, language })));

async function figuresOf(
  behaviour: BehaviourRun['behaviour'],
  { turns, scenes, set }: Pick<BehaviourRun, 'turns' | 'set'> & { readonly scenes: number },
): Promise<FloorFigures> {
  const all: FloorFigures[] = [];
  for (const [i, run] of RUNS.entries())
    for (let scene = 0; scene < scenes; scene++)
      all.push(await floorFigures({ ...run, behaviour, turns, set, seed: 100 * i + scene + 1 }));
  const sum = (pick: (one: FloorFigures) => number) => all.reduce((to, one) => to + pick(one), 0);
  return {
    turns: sum((one) => one.turns),
    spoken: sum((one) => one.spoken),
    whole: sum((one) => one.whole),
    thinned: all.flatMap((one) => one.thinned),
    flaws: all.flatMap((one) => one.flaws),
    unexplained: sum((one) => one.unexplained),
  };
}

it.each(SCRIPTED_SET_NAMES)(
  '[FL1] of 500 good turns of the %s hand as many arrive whole as are asked for',
  async (set) => {
    const { turns, whole, flaws } = await figuresOf('good', { turns: 26, scenes: 5, set });
    expect(turns).toBeGreaterThanOrEqual(500);
    expect(whole / turns).toBeGreaterThanOrEqual(floorBars(set).whole);
    expect(flaws.length / turns).toBeLessThan(0.02);
  },
  1_800_000,
);

it.each(SCRIPTED_SET_NAMES)(
  '[FL2] of 500 sloppy turns of the %s hand no more leave a flaw than may',
  async (set) => {
    expect(kindsOf(set).length).toBeGreaterThanOrEqual(25);
    const { turns, flaws, spoken } = await figuresOf('sloppy', { turns: 26, scenes: 5, set });
    expect(turns).toBeGreaterThanOrEqual(500);
    expect(flaws.length / turns, flaws.join('\n')).toBeLessThanOrEqual(floorBars(set).flawed);
    expect(spoken / turns).toBeGreaterThan(0.6);
  },
  1_800_000,
);

it.each(['garbage', 'refusing', 'foreign', 'parrot'] as const)(
  '[FL3] %s never speaks',
  async (behaviour) => {
    const { spoken, unexplained } = await figuresOf(behaviour, { turns: 30, scenes: 1 });
    expect({ spoken, unexplained }).toEqual({ spoken: 0, unexplained: 0 });
  },
  1_800_000,
);
