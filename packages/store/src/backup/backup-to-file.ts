// Puts a backup into a new file: whole, durable and under its name at the very end.
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Manifest } from '@hakoniwa/database/backup';
import { syncFolder } from '../file/write-whole.ts';

/** Writes the bytes; what is there already is never written over (EEXIST). */
export async function backupToFile(
  file: string,
  bytes: AsyncGenerator<Uint8Array, Manifest>,
): Promise<{ readonly manifest: Manifest; readonly bytes: number }> {
  const draft = `${file}.part-${process.pid}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    let total = 0;
    let next = await bytes.next();
    for (; !next.done; next = await bytes.next()) {
      // All of it, unlike `write`, which on a disk that runs full takes a part and says nothing.
      await handle.writeFile(next.value);
      total += next.value.byteLength;
    }
    await handle.sync();
    await link(draft, file);
    await syncFolder(dirname(file));
    return { manifest: next.value, bytes: total };
  } finally {
    await handle.close();
    await rm(draft);
  }
}
