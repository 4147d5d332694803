// The folder of a run: the experiment, every session's log and judgement, and what was made of them.
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '@hakoniwa/database';
import type { WorldDocument } from '@hakoniwa/stage';
import type { JudgedCell } from '../judge/judged-turn.ts';
import { type CellLog, cellText, parseCell } from '../play/cell-log.ts';
import type { CellTiming } from './cell-timing.ts';
import { RunFolderError } from './run-folder-error.ts';

export class RunFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  file(...parts: readonly string[]): string {
    return join(this.path, ...parts);
  }

  has(name: string): boolean {
    return existsSync(this.file(name));
  }

  /** Whether a session was played and judged to its end. */
  hasCell(id: string): boolean {
    return this.has(`judged/${id}.json`);
  }

  /** Whether any session was. */
  hasAnyCell(): boolean {
    return this.has('judged');
  }

  /** Where the calls of a session's model are written down. */
  callsFile(id: string): string {
    return this.file('calls', `${id}.jsonl`);
  }

  /** Keeps a session; what marks it as done is written last. */
  async keepCell(kept: {
    readonly log: CellLog;
    readonly genesis: WorldDocument;
    readonly judged: JudgedCell;
    readonly timing: CellTiming;
  }): Promise<void> {
    const { log, genesis, judged, timing } = kept;
    const { id } = judged;
    const world = this.file('worlds', `${judged.genesis.slice(0, 16)}.json`);
    if (!existsSync(world)) await this.write(world, JSON.stringify(genesis));
    await this.write(this.file('cells', `${id}.jsonl`), cellText(log));
    await this.write(this.file('timing', `${id}.json`), JSON.stringify(timing));
    await this.write(this.file('judged', `${id}.json`), JSON.stringify(judged));
  }

  async judged(id: string): Promise<JudgedCell> {
    return this.json(`judged/${id}.json`);
  }

  async timing(id: string): Promise<CellTiming> {
    return this.json(`timing/${id}.json`);
  }

  /** A session's log with the world it began in. */
  async cell(id: string): Promise<{ log: CellLog; genesis: WorldDocument }> {
    const log = parseCell(await this.text(`cells/${id}.jsonl`));
    if (!log) throw new RunFolderError('damaged', this.file('cells', `${id}.jsonl`));
    const genesis = await this.json<WorldDocument>(`worlds/${log.head.genesis.slice(0, 16)}.json`);
    return { log, genesis };
  }

  /** A file of the run as text; throws RunFolderError. */
  async text(name: string): Promise<string> {
    try {
      return await readFile(this.file(name), 'utf8');
    } catch (cause) {
      throw new RunFolderError('missing', this.file(name), { cause });
    }
  }

  async json<T>(name: string): Promise<T> {
    const text = await this.text(name);
    try {
      return JSON.parse(text) as T;
    } catch (cause) {
      throw new RunFolderError('damaged', this.file(name), { cause });
    }
  }

  /** Writes a file whole or not at all; throws RunFolderError. */
  async write(file: string, text: string): Promise<void> {
    const draft = `${file}.${process.pid}-${drafts++}.part`;
    try {
      await makeFolder(dirname(file));
      await writeFile(draft, text);
      await rename(draft, file);
    } catch (cause) {
      const about = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
      throw new RunFolderError('unwritable', file, { cause, about });
    }
  }
}

let drafts = 0;
