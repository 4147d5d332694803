// PostgreSQL's control file, without which nothing of a database can be found: whether it is whole, and how it was left.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { systemCodeOf } from '../process-life.ts';
import { crc32c } from './crc32c.ts';
import type { FileDamage } from './errors.ts';
import { limits } from './limits.ts';

/** Bytes of a control file, of every version; what stands in it is shorter. */
const FILE_BYTES = 8_192;
/** Where the checksum may stand: behind everything else, which grows from version to version. */
const FIRST_CHECKSUM = 128;
const LAST_CHECKSUM = 508;
/** Where the state stands in every version, and the two that say everything was put in order. */
const STATE = 16;
const SHUT_DOWN = [1, 2];

export interface ControlFile {
  readonly damage?: FileDamage;
  /** Whether the server was stopped in good order: only then is every page as it should be. */
  readonly isInOrder: boolean;
}

/** Looks at a control file; a server that runs may be writing it, so a bad one is looked at again. */
export async function readControlFile(file: string): Promise<ControlFile> {
  for (let tries = 1; ; tries++) {
    const bytes = await bytesOf(file);
    const damage = damageOf(file, bytes);
    if (!damage) return { isInOrder: SHUT_DOWN.includes(bytes?.readUInt32LE(STATE) ?? 0) };
    if (damage.how === 'fileMissing' || tries >= limits.controlLooks)
      return { damage, isInOrder: false };
    await wait(limits.pollMs);
  }
}

async function bytesOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT' || systemCodeOf(error) === 'EISDIR') return undefined;
    throw error;
  }
}

function damageOf(file: string, bytes: Buffer | undefined): FileDamage | undefined {
  if (!bytes) return { file, how: 'fileMissing' };
  if (bytes.length !== FILE_BYTES) return { file, how: 'fileCut', bytes: bytes.length };
  return hasChecksum(bytes) ? undefined : { file, how: 'fileChanged' };
}

/** Whether the checksum of everything before it stands at one of the places it can stand at. */
function hasChecksum(bytes: Buffer): boolean {
  let sum = crc32c(bytes.subarray(0, FIRST_CHECKSUM));
  for (let at = FIRST_CHECKSUM; at <= LAST_CHECKSUM; at += 4) {
    if (bytes.readUInt32LE(at) === sum) return true;
    sum = crc32c(bytes.subarray(at, at + 4), sum);
  }
  return false;
}
