// Holds an experiment against the packs it names: a scenario that is not there is told with its line.
import { PackFolderError } from '@hakoniwa/garden';
import {
  otherLanguages,
  unknownPack,
  unknownScenario,
} from '../experiment/locale/problem-words.ts';
import { type ExperimentProblem, ExperimentProblemsError } from '../experiment/problem.ts';
import type { Experiment } from '../experiment/schema.ts';
import { readYamlText } from '../experiment/yaml-text.ts';
import { scenariosOf } from '../plan/plan-cells.ts';
import type { LabGardens } from '../play/lab-gardens.ts';

export interface CheckPacks {
  readonly file: string;
  readonly text: string;
  readonly experiment: Experiment;
  readonly gardens: LabGardens;
}

/** Throws ExperimentProblemsError when a scenario or the language is missing. */
export async function checkPacks({ file, text, experiment, gardens }: CheckPacks): Promise<void> {
  const yaml = readYamlText(text);
  const found = await Promise.all(
    scenariosOf(experiment).map(async ({ pack: name, scenario }, index) => {
      const spot = { file, ...yaml.at(['scenarios', index]), path: `scenarios[${index}]` };
      const pack = await gardens.pack(name).then((loaded) => loaded.pack, missingPack);
      if (!pack) return [{ ...spot, message: unknownPack(name, await gardens.shippedNames()) }];
      if (!Object.hasOwn(pack.scenarios, scenario))
        return [
          {
            ...spot,
            message: unknownScenario({ pack: name, scenario }, Object.keys(pack.scenarios)),
          },
        ];
      return pack.languages.includes(experiment.language)
        ? []
        : [{ ...spot, message: otherLanguages(name, pack.languages) }];
    }),
  );
  const problems: ExperimentProblem[] = found.flat();
  if (problems.length > 0) throw new ExperimentProblemsError(problems);
}

/** A pack with mistakes in it tells them itself. */
function missingPack(error: unknown): undefined {
  if (!(error instanceof PackFolderError)) throw error;
}
