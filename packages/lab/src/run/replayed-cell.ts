// The recording a session replays: the same arm, scenario and seed of an earlier run.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readExperiment } from '../experiment/read-experiment.ts';
import type { MindSheet } from '../experiment/schema.ts';
import { RunFolder } from '../folder/run-folder.ts';
import { RunFolderError } from '../folder/run-folder-error.ts';
import type { Cell } from '../plan/cell.ts';

type ReplaySheet = Extract<MindSheet, { kind: 'replay' }>;

/** A recorded session: its calls, and the mind that made them. */
export interface ReplayedCell {
  readonly file: string;
  readonly sheet: MindSheet;
}

/** The same session of the earlier run; throws RunFolderError. */
export async function replayedCell(
  { arm, id }: Cell,
  { sheet: { run, mind }, beside }: { readonly sheet: ReplaySheet; readonly beside: string },
): Promise<ReplayedCell> {
  const folder = new RunFolder(resolve(beside, run));
  const home = folder.file('calls', arm);
  const minds = mind === undefined ? await readdir(home).catch(() => []) : [mind];
  const [, , scenario = '', seed = ''] = id.split('/');
  const fileOf = (one: string) => join(home, one, scenario, `${seed}.jsonl`);
  const found = minds.find((one) => existsSync(fileOf(one)));
  if (found === undefined) throw new RunFolderError('missing', fileOf(minds[0] ?? '?'));
  // A call is known by all that was asked, so it must be asked as that mind asked.
  const text = await folder.text('experiment.yaml');
  const sheet = readExperiment(folder.file('experiment.yaml'), text).minds[found];
  if (!sheet) throw new RunFolderError('damaged', folder.file('experiment.yaml'));
  return { file: fileOf(found), sheet };
}
