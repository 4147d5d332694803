// A tail that a crash left half written: put aside in a file of its own, and said.
import { randomUUID } from 'node:crypto';
import { type FileHandle, rm } from 'node:fs/promises';
import { StoreWriteError } from '@hakoniwa/database';
import { writeDurably } from './write-whole.ts';

/** Something a person should know about a garden's files. */
export interface StoreNotice {
  readonly code: 'TORN_TAIL' | 'SNAPSHOT_UNREADABLE' | 'GARDEN_UNREADABLE' | 'NOT_PACKED';
  /** The file it is about. */
  readonly file: string;
  /** Where the bytes went, when something was moved. */
  readonly movedTo?: string;
  readonly bytes?: number;
}

/** Moves everything after `end` into a `.torn` file. Nothing of it had been acknowledged. */
export async function moveTornTail(
  handle: FileHandle,
  { file, end }: { file: string; end: number },
): Promise<StoreNotice> {
  const { size } = await handle.stat();
  const tail = Buffer.alloc(size - end);
  await handle.read(tail, 0, tail.length, end);
  const movedTo = `${file}.${randomUUID().slice(0, 8)}.torn`;
  try {
    await writeDurably(movedTo, tail);
  } catch (error) {
    await rm(movedTo, { force: true });
    throw new StoreWriteError(movedTo, error);
  }
  await handle.truncate(end);
  await handle.sync();
  return { code: 'TORN_TAIL', file, movedTo, bytes: tail.length };
}
