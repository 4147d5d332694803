// Makes the folder of a new garden, complete before it gets its name.
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, StoreWriteError } from '@hakoniwa/database';
import { canonicalJson, genesisHead, genesisOf, type Head, type Json } from '@hakoniwa/stage';
import { GardenExistsError } from '../errors.ts';
import type { CreateGarden } from '../event-store.ts';
import { folderNameOf } from './folder-name.ts';
import type { HeadRecord } from './head-record.ts';
import { groupOf } from './log-file.ts';
import { logLineOf } from './log-line.ts';
import { GENESIS_FILE, HEAD_FILE, LOG_FILE } from './open-log.ts';
import { syncFolder, writeDurably } from './write-whole.ts';

/** A folder whose name begins so is not a garden yet, or never became one. */
export const DRAFT_PREFIX = '.new-';

/** Creates a garden's folder; two that try at once cannot both succeed. */
export async function createFolder(root: string, input: CreateGarden): Promise<Head> {
  const { garden } = input;
  const draft = await newDraft(root);
  const head = await fill(draft, input);
  try {
    await rename(draft, join(root, folderNameOf(garden)));
  } catch (error) {
    await rm(draft, { recursive: true });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') throw new GardenExistsError(garden);
    throw new StoreWriteError(draft, error);
  }
  await syncFolder(root);
  return head;
}

/** A place to write apart, in a folder that is made for it. */
export async function newDraft(root: string): Promise<string> {
  try {
    await makeFolder(root);
    return await mkdtemp(join(root, DRAFT_PREFIX));
  } catch (error) {
    throw new StoreWriteError(root, error);
  }
}

async function fill(folder: string, { garden, genesis }: CreateGarden): Promise<Head> {
  const head = genesisHead(genesis);
  const first = logLineOf({ record: 'garden', version: 1, garden, genesis: head.hash });
  const { bytes, end } = groupOf({ bytes: 0, digest: '' }, [first]);
  const branches = [{ id: head.branch, seq: 0, hash: head.hash }];
  const document = canonicalJson(genesisOf(genesis) as unknown as Json);
  await mkdir(join(folder, 'snapshots'));
  await writeDurably(join(folder, GENESIS_FILE), `${document}\n`);
  await writeDurably(join(folder, LOG_FILE), bytes);
  const segments = { count: 0, digest: '' };
  const record: HeadRecord = { version: 2, garden, log: LOG_FILE, segments, ...end, branches };
  await writeDurably(join(folder, HEAD_FILE), `${JSON.stringify(record)}\n`);
  await syncFolder(folder);
  return head;
}
