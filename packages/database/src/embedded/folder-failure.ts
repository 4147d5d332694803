// What keeps a folder from being used as a database, where the system says so: full, only read, not ours.
import { systemCodeOf } from '../process-life.ts';
import { type StorageError, StorageReadOnlyError } from '../storage/errors.ts';
import { storageFailure } from '../storage/storage-failure.ts';

/** The failure of a disk or of rights behind an error; undefined for every other one. */
export function folderFailure(error: unknown, folder: string): StorageError | undefined {
  const found = storageFailure(error, folder);
  if (found) return found;
  for (let at = error; at instanceof Error; at = at.cause) {
    const isForbidden = systemCodeOf(at) === 'EACCES' || systemCodeOf(at) === 'EPERM';
    if (!isForbidden) continue;
    const place = 'path' in at && typeof at.path === 'string' ? at.path : folder;
    return new StorageReadOnlyError({ place, cause: error, isForbidden });
  }
  return undefined;
}
