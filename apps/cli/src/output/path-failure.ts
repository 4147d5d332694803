// What a disk or a path refuses, in one sentence that names the place and the reason.
import { resolve } from 'node:path';
import { StoreWriteError } from '@hakoniwa/database';
import type { Language } from '@hakoniwa/stage';
import { say } from '../locale/index.ts';

/** Reasons that have words of their own; everything else is told by its code. */
const REASONS = {
  ENOENT: 'whyNoPlace',
  EEXIST: 'whyInTheWay',
  ENOTDIR: 'whyNoFolder',
  EISDIR: 'whyFolder',
  EACCES: 'whyForbidden',
  EPERM: 'whyForbidden',
  EROFS: 'whyReadOnly',
  ENOSPC: 'whyFull',
  EDQUOT: 'whyFull',
  ENAMETOOLONG: 'whyTooLong',
} as const;

/** What was tried, by the system's own word for it. */
const DEEDS = {
  cannotWrite: ['mkdir', 'mkdtemp', 'rename', 'link', 'write', 'fsync', 'unlink', 'copyfile'],
  cannotRead: ['read', 'scandir', 'stat', 'lstat', 'realpath', 'access'],
  cannotOpen: ['open'],
} as const;

/** A file that a command was told to write and that could not be. */
class CannotWriteError extends Error {
  readonly code = 'CANNOT_WRITE';
  override readonly name = 'CannotWriteError';
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`cannot write ${file}`, { cause });
    this.file = file;
  }
}

/** Does what writes a file; what the disk says against it is told of that file. */
export async function writing<T>(file: string, deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    throw isAbout(file, error) ? new CannotWriteError(file, error) : error;
  }
}

/** What is read meanwhile may fail too, and is told of by its own name. */
function isAbout(file: string, error: unknown): boolean {
  if (!Object.hasOwn(REASONS, systemCode(error))) return false;
  const { syscall = '', path } = error as NodeJS.ErrnoException;
  const isWrite = (DEEDS.cannotWrite as readonly string[]).includes(syscall);
  return path === undefined ? isWrite : isWrite || resolve(path).startsWith(resolve(file));
}

/** A sentence for a path that could not be written, read or opened; undefined for every other failure. */
export function pathFailureText(error: unknown, language: Language): string | undefined {
  if (error instanceof CannotWriteError || error instanceof StoreWriteError) {
    const why = reasonText(systemCode(error.cause), language);
    return say(language, { key: 'cannotWrite', values: { file: error.file, why } });
  }
  const code = systemCode(error);
  if (!Object.hasOwn(REASONS, code)) return undefined;
  const { syscall, path } = error as NodeJS.ErrnoException;
  const deed = Object.entries(DEEDS).find(([, words]) =>
    (words as readonly string[]).includes(syscall ?? ''),
  )?.[0] as keyof typeof DEEDS | undefined;
  if (deed === undefined || path === undefined) return undefined;
  return say(language, { key: deed, values: { file: path, why: reasonText(code, language) } });
}

/** The reason behind a code of the system, such as ENOSPC. */
export function reasonText(code: string, language: Language): string {
  const key = Object.hasOwn(REASONS, code) ? REASONS[code as keyof typeof REASONS] : undefined;
  return key === undefined ? code : say(language, { key });
}

function systemCode(error: unknown): string {
  return error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : '';
}
