// Opens a garden's log: reads and checks all of it, and refuses what is not as it was written.
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { genesisHead, type Head, type WorldDocument } from '@hakoniwa/stage';
import { DamagedLogError } from '../errors.ts';
import { type HeadRecord, readHeadRecord } from './head-record.ts';
import { isNoFile } from './is-no-file.ts';
import { LogScan } from './log-scan.ts';
import { readLines } from './read-lines.ts';
import { SegmentFiles } from './segment-files.ts';
import { moveTornTail, type StoreNotice } from './torn.ts';

export const GENESIS_FILE = 'genesis.json';
export const LOG_FILE = 'log.jsonl';
export const HEAD_FILE = 'head.json';

export interface OpenLog {
  readonly folder: string;
  readonly isReadOnly: boolean;
  readonly notify: (notice: StoreNotice) => void;
}

export interface OpenedLog {
  readonly handle: FileHandle;
  readonly file: string;
  readonly segments: SegmentFiles;
  readonly genesis: WorldDocument;
  readonly acknowledged: HeadRecord;
  readonly scan: LogScan;
}

/** Opens and checks a log; a tail that was never acknowledged is put aside. */
export async function openLogFile(input: OpenLog): Promise<OpenedLog> {
  const genesis = await readGenesis(join(input.folder, GENESIS_FILE));
  const { acknowledged, file, handle } = await openCurrent(input);
  try {
    const segments = await SegmentFiles.open(input.folder, acknowledged.segments);
    const known = { genesis: genesisHead(genesis), segments, head: acknowledged };
    const scan = await scanWhole(handle, { ...input, file, known });
    return { handle, file, segments, genesis, acknowledged, scan };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The record and the file it names; beside a writer that file may just have made room for another. */
async function openCurrent({ folder, isReadOnly }: OpenLog) {
  for (let before: string | undefined; ; ) {
    const acknowledged = await readHeadRecord(join(folder, HEAD_FILE));
    const file = join(folder, acknowledged.log);
    try {
      const handle = await openFile(file, isReadOnly ? 'r' : 'r+');
      return { acknowledged, file, handle };
    } catch (error) {
      if (!isReadOnly || file === before) throw error;
      before = file;
    }
  }
}

interface Known {
  readonly genesis: Head;
  readonly segments: SegmentFiles;
  readonly head: HeadRecord;
}
type Scanning = OpenLog & { readonly file: string; readonly known: Known };

async function scanWhole(handle: FileHandle, input: Scanning): Promise<LogScan> {
  const { file, known, isReadOnly, notify } = input;
  const { size } = await handle.stat();
  const quick = await scanUpTo(handle, { ...known, isTrusting: true, size });
  if (!quick.damage) return quick;
  const scan = await scanUpTo(handle, { ...known, isTrusting: false, size });
  if (!scan.damage) return scan;
  const isTorn = scan.damage.offset >= known.head.bytes && scan.end >= known.head.bytes;
  if (!isTorn) throw damaged(scan, input);
  const notice: StoreNotice = isReadOnly
    ? { code: 'TORN_TAIL', file, bytes: size - scan.end }
    : await moveTornTail(handle, { file, end: scan.end });
  notify(notice);
  return scanUpTo(handle, { ...known, isTrusting: false, size: scan.end });
}

async function scanUpTo(
  handle: FileHandle,
  input: Known & { readonly isTrusting: boolean; readonly size: number },
): Promise<LogScan> {
  const scan = new LogScan({ ...input, start: input.segments.ledger(input.genesis) });
  for await (const lines of readLines(handle, input.size)) {
    for (const line of lines) if (!scan.take(line)) return scan;
  }
  scan.finish(input.size);
  return scan;
}

function damaged({ damage }: LogScan, { file, folder }: Scanning): DamagedLogError {
  const { seq = 0, line = 0, cause = 'TRUNCATED' } = damage ?? {};
  const named = cause === 'GENESIS_CHANGED' ? join(folder, GENESIS_FILE) : file;
  return new DamagedLogError({ file: named, seq, line, cause });
}

/** Opens the log; one that is gone, or no file any more, is damaged from its first event on. */
async function openFile(file: string, mode: 'r' | 'r+'): Promise<FileHandle> {
  try {
    const handle = await open(file, mode);
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    if (!isNoFile(error)) throw error;
  }
  throw new DamagedLogError({ file, seq: 1, line: 1, cause: 'TRUNCATED' });
}

async function readGenesis(file: string): Promise<WorldDocument> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as WorldDocument;
  } catch (error) {
    if (!isNoFile(error) && !(error instanceof SyntaxError)) throw error;
    throw new DamagedLogError({ file, seq: 0, line: 0, cause: 'GENESIS_CHANGED' });
  }
}
