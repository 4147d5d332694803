// Tells what a disk did from everything else that can go wrong, whoever says it: the system, the database, its last words.
import {
  StorageDamagedError,
  type StorageError,
  StorageFullError,
  StorageReadOnlyError,
} from './errors.ts';

/** Codes of the system and of PostgreSQL (a class of its table each) by what they say of the disk. */
const KINDS: readonly [kind: StorageError['code'], codes: RegExp][] = [
  ['STORAGE_FULL', /^(ENOSPC|EDQUOT|53100)$/],
  ['STORAGE_READ_ONLY', /^(EROFS|25006)$/],
  // Damaged data or index, a read that failed, a file that is gone.
  ['STORAGE_DAMAGED', /^(EIO|XX001|XX002|58030|58P01)$/],
];

/** What PostgreSQL writes where it gives no code of its own: into its log, and for files it may not write. */
const SAID: readonly [kind: StorageError['code'], words: RegExp][] = [
  ['STORAGE_FULL', /No space left on device|Disk quota exceeded/],
  ['STORAGE_READ_ONLY', /Read-only file system/],
  ['STORAGE_DAMAGED', /invalid page in block|Input\/output error/],
];

/** The failure of a disk behind an error, however deep; undefined for every other error. */
export function storageFailure(error: unknown, place?: string): StorageError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (isStorageError(at)) return at;
    const kind = kindOf(at);
    if (!kind) continue;
    return failureOf(kind, { place: place ?? placeOf(error, at), what: whatOf(at), cause: error });
  }
  return undefined;
}

/** The failure that a program's last words tell of; undefined when they tell of something else. */
export function saidFailure(words: string, place: string): StorageError | undefined {
  const kind = SAID.find(([, said]) => said.test(words))?.[0];
  return kind && failureOf(kind, { place, what: words.split('\n')[0] ?? '', cause: undefined });
}

function isStorageError(error: unknown): error is StorageError {
  return (
    error instanceof StorageFullError ||
    error instanceof StorageReadOnlyError ||
    error instanceof StorageDamagedError
  );
}

function kindOf(error: Error): StorageError['code'] | undefined {
  const code = 'code' in error ? String(error.code) : '';
  const kind = KINDS.find(([, codes]) => codes.test(code))?.[0];
  // What the server may not write is a matter of rights to it; a disk that only reads is another matter to us.
  const isRefused = code === '42501' || code === 'XX000';
  return kind ?? (isRefused ? SAID.find(([, said]) => said.test(error.message))?.[0] : undefined);
}

interface Found {
  readonly place: string;
  readonly what: string;
  readonly cause: unknown;
}

function failureOf(kind: StorageError['code'], { place, what, cause }: Found): StorageError {
  if (kind === 'STORAGE_FULL') return new StorageFullError({ place, cause });
  if (kind === 'STORAGE_READ_ONLY') return new StorageReadOnlyError({ place, cause });
  return new StorageDamagedError({ place, what, cause });
}

/** The file it is about, where the system or a store names one. */
function placeOf(error: unknown, root: Error): string {
  const named = [root, error].map((one) =>
    one instanceof Error && 'path' in one ? one.path : (one as { file?: unknown } | null)?.file,
  );
  return String(named.find((one) => typeof one === 'string') ?? '');
}

/** The database's words name the relation, the block and the file. */
function whatOf(error: Error): string {
  const table = 'table' in error && error.table ? ` (${String(error.table)})` : '';
  return `${error.message}${table}`;
}
