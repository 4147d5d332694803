// Writes whole files so that a reader finds the old one or the new one, never half of either.
import { open, rename } from 'node:fs/promises';

/** Writes a file under another name first, makes it durable, and puts it in place. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.new`;
  await writeDurably(draft, text);
  await rename(draft, file);
}

/** Writes a file and waits until it is on the disk. */
export async function writeDurably(file: string, data: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder durable, where the system can. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
