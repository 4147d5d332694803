// What a run was made of: versions, and hashes of packs, prompts, experiment; enough to make it again.

import { promptsOf } from '@hakoniwa/actor';
import { readPackFolder } from '@hakoniwa/garden';
import { canonicalJson, hashText } from '@hakoniwa/stage';
import type { Experiment } from '../experiment/schema.ts';
import { seedsOf } from '../experiment/seeds.ts';
import { packName, scenariosOf } from '../plan/plan-cells.ts';
import type { House } from '../play/house.ts';

export interface RunMeta {
  readonly lab: string;
  /** Changes when the same log would be judged differently. */
  readonly judge: number;
  readonly node: string;
  readonly experiment: string;
  readonly packs: Readonly<Record<string, { readonly files: string; readonly prompts: string }>>;
  readonly minds: Experiment['minds'];
  readonly models: Experiment['models'];
  readonly seeds: readonly number[];
}

const LAB_VERSION = '0.1.0';
const JUDGE_VERSION = 1;

export async function runMeta(
  experiment: Experiment,
  { text, house }: { text: string; house: House },
): Promise<RunMeta> {
  const names = [...new Set(scenariosOf(experiment).map(({ pack }) => pack))];
  const packs = await Promise.all(
    names.map(async (name) => {
      const { folder, pack } = await house.pack(name);
      const files = hashText(canonicalJson(await readPackFolder(folder))).slice(0, 16);
      return [
        packName(name),
        { files, prompts: promptsOf(pack, experiment.language).hash },
      ] as const;
    }),
  );
  return {
    ...{ lab: LAB_VERSION, judge: JUDGE_VERSION, node: process.version },
    experiment: hashText(text).slice(0, 16),
    packs: Object.fromEntries(packs),
    minds: experiment.minds,
    models: experiment.models,
    seeds: seedsOf(experiment.seeds),
  };
}
