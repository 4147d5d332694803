// What keeps a backup from being made or restored, in the words of the reader.

import { BackupRefusedError, BackupTooLargeError } from '@hakoniwa/database/backup';
import type { Language } from '@hakoniwa/stage';
import { GardenExistsError } from '@hakoniwa/store';
import { say } from '../locale/index.ts';

/** A sentence for a failure of backups; undefined for every other one. */
export function backupFailureText(
  error: unknown,
  { language, command }: { readonly language: Language; readonly command: string },
): string | undefined {
  if (error instanceof BackupRefusedError) {
    const why = say(language, { key: `fault${error.fault}` });
    const { entry, message: detail } = error;
    return say(language, {
      key: 'backupRefused',
      values: {
        why,
        entry: entry === '' ? '' : ` [${entry}]`,
        detail,
      },
    });
  }
  if (error instanceof BackupTooLargeError) return say(language, { key: 'backupTooLarge' });
  if (error instanceof GardenExistsError) {
    const key = command === 'import' ? 'gardenExists' : 'gardenInTheWay';
    return say(language, { key, values: { garden: error.garden } });
  }
  return undefined;
}
