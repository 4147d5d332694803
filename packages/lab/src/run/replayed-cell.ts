// The recording a session replays: the same arm, scenario and seed of an earlier run.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MindSheet } from '../experiment/schema.ts';
import { RunFolderError } from '../folder/run-folder-error.ts';
import type { Cell } from '../plan/cell.ts';

type ReplaySheet = Extract<MindSheet, { kind: 'replay' }>;

/** The file of its calls; throws RunFolderError. */
export async function replayedCell(
  { arm, id }: Cell,
  { run, mind }: ReplaySheet,
  beside: string,
): Promise<string> {
  const home = join(resolve(beside, run), 'calls', arm);
  const minds = mind === undefined ? await readdir(home).catch(() => []) : [mind];
  const [, , scenario = '', seed = ''] = id.split('/');
  const files = minds.map((one) => join(home, one, scenario, `${seed}.jsonl`));
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new RunFolderError('missing', files[0] ?? home);
  return found;
}
