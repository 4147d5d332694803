// All sessions of an experiment, in the order in which they are listed and reported.
import type { Experiment } from '../experiment/schema.ts';
import { seedsOf } from '../experiment/seeds.ts';
import type { Cell } from './cell.ts';
import { switchesOf } from './switches-of.ts';

/** The cells: arms outermost, seeds innermost. Recorded turns have their own worlds and no cells. */
export function planCells(experiment: Experiment): Cell[] {
  return armsPlayed(experiment).flatMap(({ arm, mind }) =>
    scenariosOf(experiment).flatMap(({ pack, scenario, turns }) =>
      seedsOf(experiment.seeds).map((seed) => {
        const switches = experiment.arms[arm];
        if (!switches) throw new RangeError(`there is no arm ${arm}`);
        return {
          id: `${arm}/${mind}/${packName(pack)}.${scenario}/${seed}`,
          ...{ arm, mind, pack, scenario, seed, turns },
          switches: switchesOf(switches),
          language: experiment.language,
        };
      }),
    ),
  );
}

/** Each arm with each mind that plays it. */
export function armsPlayed({ arms, minds }: Experiment): { arm: string; mind: string }[] {
  const playing = Object.keys(minds).filter((id) => minds[id]?.kind !== 'recorded');
  return Object.entries(arms).flatMap(([arm, { mind: own }]) =>
    (own === undefined ? playing : playing.filter((id) => id === own)).map((mind) => ({
      arm,
      mind,
    })),
  );
}

/** The scenarios with their packs; a bare name is one of the kitchen's. */
export function scenariosOf({
  scenarios,
  turns,
}: Experiment): { pack: string; scenario: string; turns: number | undefined }[] {
  return scenarios.map((one) =>
    typeof one === 'string'
      ? { pack: 'kitchen', scenario: one, turns }
      : { pack: one.pack, scenario: one.scenario, turns: one.turns ?? turns },
  );
}

/** The last part of a pack's folder, as part of a path of ours. */
export function packName(pack: string): string {
  const last = pack.split(/[/\\]/).findLast((part) => !/^\.*$/.test(part)) ?? 'pack';
  return last.replace(/[^A-Za-z0-9_-]/g, '_');
}
