// Puts a large body into a file of its own while it arrives, and takes the file away afterwards.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { HonoRequest } from 'hono';
import { BodyBroken, BodyTooLarge } from '../errors.ts';
import { inSpoolFolder } from './spool-folder.ts';

/** Runs work on the body as a file; throws TOO_LARGE as soon as it is, BODY_BROKEN when it was cut. */
export async function withSpooled<T>(
  request: HonoRequest,
  {
    limitBytes,
    work,
  }: { readonly limitBytes: number; readonly work: (file: string) => Promise<T> },
): Promise<T> {
  if (Number(request.header('content-length') ?? 0) > limitBytes)
    throw new BodyTooLarge(limitBytes);
  return inSpoolFolder(async (folder) => {
    const file = join(folder, 'body');
    await receive(request, { file, limitBytes });
    return work(file);
  });
}

async function receive(
  request: HonoRequest,
  { file, limitBytes }: { file: string; limitBytes: number },
): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    const reader = request.raw.body?.getReader();
    for (let size = 0; ; ) {
      const { done, value } = (await reader?.read().catch(broken)) ?? { done: true };
      if (done || value === undefined) return;
      size += value.byteLength;
      if (size > limitBytes) throw new BodyTooLarge(limitBytes);
      // All of it, unlike `write`, which on a disk that runs full takes a part and says nothing.
      await handle.writeFile(value);
    }
  } finally {
    await handle.close();
  }
}

function broken(cause: unknown): never {
  throw new BodyBroken('the body ended before it was complete', { cause });
}
