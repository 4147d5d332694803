// A garden's snapshots, one file each; whatever cannot be read is passed over, for the log has it all.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@hakoniwa/database';
import type { Position, Segment, Snapshot } from '@hakoniwa/stage';
import { z } from 'zod';
import { nearestOf } from '../snapshot-key.ts';
import { shortHash } from './folder-name.ts';
import type { StoreNotice } from './torn.ts';
import { writeWhole } from './write-whole.ts';

const snapshotSchema = z.looseObject({
  branch: z.string(),
  seq: z.int(),
  hash: z.string(),
  stateHash: z.string(),
  document: z.looseObject({}),
});

/** A point a snapshot was taken at; `branch` is the short hash that stands in the file's name. */
type Point = Position;

export class SnapshotFiles {
  readonly #folder: string;
  readonly #notify: (notice: StoreNotice) => void;
  #points: Promise<Point[]> | undefined;

  constructor(folder: string, notify: (notice: StoreNotice) => void) {
    this.#folder = folder;
    this.#notify = notify;
  }

  async save(snapshot: Snapshot): Promise<void> {
    const point = { branch: shortHash(snapshot.branch), seq: snapshot.seq };
    const points = await this.#list();
    await makeFolder(this.#folder);
    await writeWhole(this.#fileOf(point), `${JSON.stringify(snapshot)}\n`);
    if (!points.some(({ branch, seq }) => branch === point.branch && seq === point.seq)) {
      points.push(point);
    }
  }

  /** The last readable snapshot along a line. */
  async nearest(segments: readonly Segment[]): Promise<Snapshot | undefined> {
    const hashed = segments.map((one) => ({ ...one, branch: shortHash(one.branch) }));
    let points = await this.#list();
    for (;;) {
      const point = nearestOf(points, hashed);
      if (!point) return undefined;
      const snapshot = await this.#load(point);
      if (snapshot) return snapshot;
      points = points.filter((other) => other !== point);
    }
  }

  async #load(point: Point): Promise<Snapshot | undefined> {
    const file = this.#fileOf(point);
    const json = await readJson(file);
    const isOurs = snapshotSchema.safeParse(json).data?.seq === point.seq;
    if (isOurs) return json as Snapshot;
    this.#notify({ code: 'SNAPSHOT_UNREADABLE', file });
    return undefined;
  }

  #list(): Promise<Point[]> {
    this.#points ??= listPoints(this.#folder);
    return this.#points;
  }

  #fileOf({ branch, seq }: Point): string {
    return join(this.#folder, `${seq}-${branch}.json`);
  }
}

async function listPoints(folder: string): Promise<Point[]> {
  return (await namesIn(folder)).flatMap((name) => {
    const [, seq, branch] = /^(\d+)-([0-9a-f]+)\.json$/.exec(name) ?? [];
    return seq === undefined || branch === undefined ? [] : [{ seq: Number(seq), branch }];
  });
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isGone || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
