// Where the labels of meaning lie: one folder a kind, one file a world, and the worlds beside them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldState } from '@hakoniwa/gm';
import type { z } from 'zod';
import { FIXTURE_FOLDER } from '../eval-case.ts';
import { afterLabelSchema } from './labels/after-label.ts';
import { claimLabelSchema } from './labels/claim-label.ts';
import { lineLabelSchema } from './labels/line-label.ts';
import { playedLabelSchema } from './labels/played-label.ts';

const FOLDER = join(FIXTURE_FOLDER, 'meaning');

/** The sets there are, and what a label of each looks like. */
export const LABEL_SCHEMAS = {
  lines: lineLabelSchema,
  played: playedLabelSchema,
  claims: claimLabelSchema,
  after: afterLabelSchema,
} as const;

export type SetName = keyof typeof LABEL_SCHEMAS;
export type LabelOf<S extends SetName> = Readonly<z.infer<(typeof LABEL_SCHEMAS)[S]>>;

/** All labels of a set, in the order of their files; throws at the first that is malformed. */
export function readLabels<S extends SetName>(set: S): readonly LabelOf<S>[] {
  const folder = join(FOLDER, set);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => labelsIn(join(folder, name), set));
}

/** A round of played texts, written by somebody who had not seen the reader; its worlds lie with all others. */
export function readRound(name: string): readonly LabelOf<'played'>[] {
  const folder = join(FOLDER, 'rounds', name);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => labelsIn(join(folder, file), 'played'));
}

/** The rounds there are. */
export function roundNames(): readonly string[] {
  return readdirSync(join(FOLDER, 'rounds')).sort();
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
  const world = JSON.parse(
    readFileSync(join(FOLDER, 'worlds', `${name}.json`), 'utf8'),
  ) as WorldState;
  worlds.set(name, world);
  return world;
}
