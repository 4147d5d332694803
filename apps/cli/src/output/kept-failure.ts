// What went wrong where gardens and files are kept, in the words of the reader, with its exit code.
import { storageFailure, ToldError } from '@hakoniwa/database';
import { type Language, textIn } from '@hakoniwa/stage';
import type { ExitCode } from '../command.ts';
import { backupFailureText } from './failure-text.ts';
import { missingText } from './missing-text.ts';
import { pathFailureText } from './path-failure.ts';

interface Reader {
  readonly language: Language;
  readonly command: string;
}

/** A sentence for a failure of backups, logs, paths and disks; undefined for every other one. */
export function keptFailure(
  error: unknown,
  { language, command }: Reader,
): { readonly text: string; readonly code: ExitCode } | undefined {
  const kept = backupFailureText(error, { language, command }) ?? missingText(error, language);
  if (kept !== undefined) return { text: kept, code: 1 };
  const path = pathFailureText(error, language);
  if (path !== undefined) return { text: path, code: 2 };
  // The disk may have been met by the database, or by something that knows no path.
  const told = error instanceof ToldError ? error : storageFailure(error);
  return told && { text: textIn(told.text, language), code: 1 };
}
