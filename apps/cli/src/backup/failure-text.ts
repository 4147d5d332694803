// What keeps a backup from being made or restored, in the words of the reader.
import type { Language } from '@hakoniwa/stage';
import { GardenExistsError } from '@hakoniwa/store';
import { BackupRefusedError, BackupTooLargeError } from '@hakoniwa/store/backup';
import { say } from '../locale/index.ts';

/** A sentence for a failure of backups; undefined for every other one. */
export function backupFailureText(
  error: unknown,
  { language, command }: { readonly language: Language; readonly command: string },
): string | undefined {
  if (error instanceof BackupRefusedError) {
    const why = say(language, `fault${error.fault}`);
    const { entry, message: detail } = error;
    return say(language, 'backupRefused', {
      why,
      entry: entry === '' ? '' : ` [${entry}]`,
      detail,
    });
  }
  if (error instanceof BackupTooLargeError) return say(language, 'backupTooLarge');
  if (error instanceof GardenExistsError) {
    const key = command === 'import' ? 'gardenExists' : 'gardenInTheWay';
    return say(language, key, { garden: error.garden });
  }
  return undefined;
}
