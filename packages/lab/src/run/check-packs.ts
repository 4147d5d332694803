// Holds an experiment against the packs it names: a scenario that is not there is told with its line.
import { PackFolderError } from '@hakoniwa/garden';
import { nearest } from '@hakoniwa/stage';
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
        return [{ ...spot, message: unknownScenario(name, scenario, Object.keys(pack.scenarios)) }];
      return pack.languages.includes(experiment.language)
        ? []
        : [{ ...spot, message: noLanguage(name, pack.languages.join(', ')) }];
    }),
  );
  const problems: ExperimentProblem[] = found.flat();
  if (problems.length > 0) throw new ExperimentProblemsError(problems);
}

/** A pack with mistakes in it tells them itself. */
function missingPack(error: unknown): undefined {
  if (!(error instanceof PackFolderError)) throw error;
}

function unknownPack(pack: string, known: readonly string[]) {
  const close = nearest(pack, known);
  const list = known.join(', ');
  return {
    ja: `「${pack}」というパックはありません。「${close}」のことですか。付属のものは: ${list}`,
    en: `there is no pack "${pack}". Did you mean "${close}"? Shipped ones: ${list}`,
  };
}

function unknownScenario(pack: string, scenario: string, known: readonly string[]) {
  const close = nearest(scenario, known);
  const list = known.join(', ');
  return {
    ja: `パック ${pack} に「${scenario}」というシナリオはありません。「${close}」のことですか。あるのは: ${list}`,
    en: `the pack ${pack} has no scenario "${scenario}". Did you mean "${close}"? There are: ${list}`,
  };
}

function noLanguage(pack: string, languages: string) {
  return {
    ja: `パック ${pack} の言葉は ${languages} だけです。`,
    en: `the pack ${pack} speaks ${languages} only.`,
  };
}
