// What a run was made of: versions, and hashes of code, packs, prompts, models; enough to make it again.

import { promptsOf } from '@hakoniwa/actor';
import { GROUND_NAME, groundFiles, readPackFolder } from '@hakoniwa/garden';
import { canonicalJson, hashText, type Json, type PackFiles } from '@hakoniwa/stage';
import type { Experiment } from '../experiment/schema.ts';
import { seedsOf } from '../experiment/seeds.ts';
import { packName, scenariosOf } from '../plan/plan-cells.ts';
import type { LabGardens } from '../play/lab-gardens.ts';
import { codeHash } from './code-hash.ts';

/** A model as its server told of it. */
export interface MetModel {
  /** What the experiment says: `auto`, or an address. */
  readonly asked: string;
  readonly address: string;
  readonly server?: string;
  /** The hash of its weights, where the server tells it. */
  readonly digest?: string;
}

export interface RunMeta {
  readonly lab: string;
  /** Changes when the same log could be judged differently. */
  readonly code: string;
  readonly node: string;
  readonly experiment: string;
  readonly packs: Readonly<Record<string, { readonly files: string; readonly prompts: string }>>;
  readonly minds: Experiment['minds'];
  /** The models that were asked; empty where none is. */
  readonly models: Readonly<Record<string, MetModel>>;
  readonly seeds: readonly number[];
}

const LAB_VERSION = '0.1.0';

export interface MetaParts {
  readonly text: string;
  readonly gardens: LabGardens;
  readonly models: RunMeta['models'];
}

export async function runMeta(
  experiment: Experiment,
  { text, gardens, models }: MetaParts,
): Promise<RunMeta> {
  const names = [...new Set(scenariosOf(experiment).map(({ pack }) => pack))];
  const packs = await Promise.all(
    names.map(async (name) => {
      const { folder, pack } = await gardens.pack(name);
      const files = hashOf(await readPackFolder(folder));
      return [
        packName(name),
        { files, prompts: promptsOf(pack, experiment.language).hash },
      ] as const;
    }),
  );
  return {
    ...{ lab: LAB_VERSION, code: await codeHash(), node: process.version },
    experiment: hashText(text).slice(0, 16),
    packs: {
      ...Object.fromEntries(packs),
      [GROUND_NAME]: { files: hashOf(groundFiles()), prompts: '' },
    },
    minds: experiment.minds,
    models,
    seeds: seedsOf(experiment.seeds),
  };
}

function hashOf(files: PackFiles): string {
  return hashText(canonicalJson(files)).slice(0, 16);
}

/** What two makings differ in: `code`, `packs.kitchen`, `models.mine`; empty when they are alike. */
export function differencesOf(one: RunMeta, two: RunMeta): string[] {
  const within = (field: 'packs' | 'models') =>
    [...new Set([...Object.keys(one[field]), ...Object.keys(two[field])])]
      .filter((name) => !isSame(one[field][name], two[field][name]))
      .map((name) => `${field}.${name}`);
  return [...(one.code === two.code ? [] : ['code']), ...within('packs'), ...within('models')];
}

function isSame(one: unknown, two: unknown): boolean {
  return canonicalJson((one ?? null) as Json) === canonicalJson((two ?? null) as Json);
}
