// What a page gave out to be saved; the browser may be another process's, so its files are read through it.
import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The bytes of a saved file, when all of them are there. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
