// Goes through every page of a database's files and looks at its checksum, at rest or beside a running server.
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemCodeOf } from '../process-life.ts';
import { limits } from './limits.ts';
import { PAGE_BYTES, type PageState, pageState } from './page-checksum.ts';

/** A file with pages that are not what was written. */
export interface PageFault {
  /** As the database names it, inside its data folder: `base/16384/2619`. */
  readonly file: string;
  /** The first bad page, counted from the beginning of its table. */
  readonly block: number;
  /** How many there are. */
  readonly pages: number;
}

export interface CheckedPages {
  readonly pages: number;
  readonly faults: readonly PageFault[];
  /** Whether pages carry checksums at all. */
  readonly hasChecksums: boolean;
}

export interface CheckPages {
  /** PostgreSQL's data folder. */
  readonly data: string;
  /** A running server may be writing a page that is read; it is read again before it counts. */
  readonly isRunning: boolean;
  /** Told of every file before it is read. */
  readonly onFile?: ((file: string) => void) | undefined;
}

/** Files of tables and indexes, with their maps and later parts; not those of temporary tables. */
const RELATION = /^\d+(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/;
/** Pages of a file after which the next part begins. */
const PART_PAGES = 131_072;
const PAGES_AT_ONCE = 128;

/** Checks all of them; changes nothing. */
export async function checkPages(input: CheckPages): Promise<CheckedPages> {
  const files: CheckedFile[] = [];
  for (const file of await relationFiles(input.data)) {
    const name = relative(input.data, file);
    input.onFile?.(name);
    files.push(await checkFile({ ...input, file, name }));
  }
  const sum = (state: PageState) => files.reduce((all, { seen }) => all + seen[state].pages, 0);
  const hasChecksums = sum('unsummed') === 0 || sum('sound') > 0;
  return {
    pages: sum('sound') + sum('unsummed') + sum('damaged'),
    faults: files.flatMap((file) => faultOf(file, hasChecksums)),
    hasChecksums,
  };
}

/** Pages of each state: how many, and the first of them. */
type Seen = Record<PageState, { pages: number; first: number }>;

interface CheckedFile {
  readonly name: string;
  readonly seen: Seen;
}

/** Where pages carry checksums, one without is none that was written so. */
function faultOf({ name: file, seen }: CheckedFile, hasChecksums: boolean): PageFault[] {
  const { damaged, unsummed } = seen;
  const bad = hasChecksums ? [damaged, unsummed] : [damaged];
  const pages = bad.reduce((all, one) => all + one.pages, 0);
  const block = Math.min(...bad.filter((one) => one.pages > 0).map(({ first }) => first));
  return pages === 0 ? [] : [{ file, block, pages }];
}

async function relationFiles(data: string): Promise<string[]> {
  const found: string[] = [];
  for (const place of ['global', 'base', 'pg_tblspc']) {
    const entries = await readdir(join(data, place), { recursive: true, withFileTypes: true });
    for (const entry of entries)
      if (entry.isFile() && RELATION.test(entry.name))
        found.push(join(entry.parentPath, entry.name));
  }
  return found.sort();
}

interface CheckFile extends CheckPages {
  readonly file: string;
  readonly name: string;
}

async function checkFile(input: CheckFile): Promise<CheckedFile> {
  const seen: Seen = {
    sound: { pages: 0, first: 0 },
    new: { pages: 0, first: 0 },
    unsummed: { pages: 0, first: 0 },
    damaged: { pages: 0, first: 0 },
  };
  const { name } = input;
  const handle = await openIfThere(input.file);
  if (!handle) return { name, seen };
  try {
    const part = Number(RELATION.exec(basename(name))?.[1] ?? 0);
    for (let at = 0; ; at += PAGES_AT_ONCE) {
      const bytes = await read(handle, at, PAGES_AT_ONCE);
      for (let i = 0; i * PAGE_BYTES < bytes.length; i++) {
        const block = part * PART_PAGES + at + i;
        const page = bytes.subarray(i * PAGE_BYTES, (i + 1) * PAGE_BYTES);
        const of = seen[await settledState(handle, { ...input, page, block, at: at + i })];
        if (of.pages++ === 0) of.first = block;
      }
      if (bytes.length < PAGES_AT_ONCE * PAGE_BYTES) return { name, seen };
    }
  } finally {
    await handle.close();
  }
}

interface OnePage {
  readonly page: Buffer;
  readonly block: number;
  /** The page of this file. */
  readonly at: number;
  readonly isRunning: boolean;
}

/** A page that is being written is half old and half new for a moment. */
async function settledState(handle: FileHandle, one: OnePage): Promise<PageState> {
  let { page } = one;
  for (let looks = 1; ; looks++) {
    const state = page.length === PAGE_BYTES ? pageState(page, one.block) : 'damaged';
    if (state !== 'damaged' || !one.isRunning || looks >= limits.pageLooks) return state;
    await wait(limits.pageLookMs);
    page = await read(handle, one.at, 1);
    // The table was cut shorter meanwhile: the page is no more.
    if (page.length === 0) return 'new';
  }
}

async function read(handle: FileHandle, at: number, pages: number): Promise<Buffer> {
  const bytes = Buffer.alloc(pages * PAGE_BYTES);
  let length = 0;
  while (length < bytes.length) {
    const left = bytes.length - length;
    const { bytesRead } = await handle.read(bytes, length, left, at * PAGE_BYTES + length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}

/** A table may be dropped while its neighbours are looked at. */
async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
