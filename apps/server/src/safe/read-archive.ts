// Opens a zip that nobody vouches for: bounded in size, ratio, count and names, and never onto a disk.
import { isPackPath } from '@hakoniwa/stage';
import { strFromU8, Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';

/** The texts of an archive by their path inside it; throws ARCHIVE. */
export function readArchive(
  bytes: Uint8Array,
  caps: { readonly [K in keyof typeof limits.archive]: number } = limits.archive,
): Readonly<Record<string, string>> {
  if (bytes.byteLength > caps.packedBytes) throw bad('it is too large');
  const files = new Map<string, string>();
  const most = Math.min(caps.unpackedBytes, bytes.byteLength * caps.ratio);
  let total = 0;
  let entries = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > caps.files) throw bad('it holds too many files');
    if (file.name.endsWith('/')) return;
    if (!isPackPath(file.name) || files.has(file.name))
      throw bad(`${JSON.stringify(file.name.slice(0, 100))} is no path inside it`);
    files.set(file.name, '');
    collect(file, {
      // Counted while it unfolds, because what an archive says of its own sizes may be a lie.
      grow: (size) => {
        total += size;
        if (total > most) throw bad('it unfolds to more than it may');
      },
      done: (text) => files.set(file.name, text),
    });
  });
  unzip.register(UnzipInflate);
  feed(unzip, bytes);
  if (entries === 0) throw bad('it is no zip, or an empty one');
  return Object.fromEntries(files);
}

/** In small pieces, so that a bomb is met before it has gone off. */
function feed(unzip: Unzip, bytes: Uint8Array): void {
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('ARCHIVE', 'the archive is damaged', { cause: error });
  }
}

const PIECE = 4_096;

function collect(
  file: UnzipFile,
  { grow, done }: { grow: (size: number) => void; done: (text: string) => void },
): void {
  const chunks: Uint8Array[] = [];
  file.ondata = (error, chunk, isLast) => {
    if (error) throw error;
    grow(chunk.byteLength);
    chunks.push(chunk);
    if (isLast) done(strFromU8(Buffer.concat(chunks)));
  };
  file.start();
}

function bad(why: string): Refused {
  return new Refused('ARCHIVE', `the archive is refused: ${why}`);
}
