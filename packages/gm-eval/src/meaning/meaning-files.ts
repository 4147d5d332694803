// Where the labels of meaning lie: one folder a kind, one file a world, and the worlds beside them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldState } from '@hakoniwa/gm';
import type { z } from 'zod';
import { FIXTURE_FOLDER } from '../eval-case.ts';
import { afterLabelSchema } from './labels/after-label.ts';
import { claimLabelSchema } from './labels/claim-label.ts';
import { lineLabelSchema } from './labels/line-label.ts';
import { playedLabelSchema } from './labels/played-label.ts';

const FOLDER = join(FIXTURE_FOLDER, 'meaning');
const ROUNDS = join(FOLDER, 'rounds');
/** Where worlds lie: those of the labels of meaning first, then those of all other turns. */
const WORLDS = [join(FOLDER, 'worlds'), join(FIXTURE_FOLDER, 'worlds')] as const;

/** The sets there are, and what a label of each looks like. */
export const LABEL_SCHEMAS = {
  lines: lineLabelSchema,
  played: playedLabelSchema,
  claims: claimLabelSchema,
  after: afterLabelSchema,
} as const;

export type SetName = keyof typeof LABEL_SCHEMAS;
export type LabelOf<S extends SetName> = Readonly<z.infer<(typeof LABEL_SCHEMAS)[S]>>;

/** The sets, in the order in which they are told. */
export const SET_NAMES = Object.keys(LABEL_SCHEMAS) as readonly SetName[];

/** All labels of a set, in the order of their files; throws at the first that is malformed. */
export function readLabels<S extends SetName>(set: S): readonly LabelOf<S>[] {
  return labelsOf(join(FOLDER, set), set);
}

/** What a round holds of a set: labels written by somebody who had not seen the reader. */
export function readRound<S extends SetName>(name: string, set: S): readonly LabelOf<S>[] {
  return labelsOf(join(ROUNDS, name, set), set);
}

/** The rounds there are. */
export function roundNames(): readonly string[] {
  return readdirSync(ROUNDS).sort();
}

function labelsOf<S extends SetName>(folder: string, set: S): LabelOf<S>[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => labelsIn(join(folder, name), set));
}

function labelsIn<S extends SetName>(file: string, set: S): LabelOf<S>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const parsed = LABEL_SCHEMAS[set].safeParse(JSON.parse(line));
      if (!parsed.success)
        throw new Error(`${file}:${index + 1}: ${parsed.error.issues[0]?.message}`);
      return [parsed.data as unknown as LabelOf<S>];
    });
}

const worlds = new Map<string, WorldState>();

/** The world a label names. */
export function meaningWorld(name: string): WorldState {
  const known = worlds.get(name);
  if (known) return known;
  const file = WORLDS.map((folder) => join(folder, `${name}.json`)).find((it) => existsSync(it));
  if (!file) throw new Error(`there is no world "${name}"`);
  const world = JSON.parse(readFileSync(file, 'utf8')) as WorldState;
  worlds.set(name, world);
  return world;
}
