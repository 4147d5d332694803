// What went wrong, as the words of the reader, a code for programs and an exit code.
import { CardError } from '@hakoniwa/actor';
import { StoreError } from '@hakoniwa/database';
import {
  OtherSceneError,
  PackFolderError,
  PackProblemsError,
  TownMismatchError,
} from '@hakoniwa/garden';
import { DictionaryUnreadable } from '@hakoniwa/gm/load';
import { ModelError } from '@hakoniwa/model';
import { SettingsError } from '@hakoniwa/settings';
import { type Language, textIn } from '@hakoniwa/stage';
import { DamagedLogError } from '@hakoniwa/store';
import type { ExitCode } from './command.ts';
import { say } from './locale/index.ts';
import { keptFailure } from './output/kept-failure.ts';

/** A failure a user can do something about. */
export interface ToldFailure {
  readonly exit: ExitCode;
  readonly lines: readonly string[];
}

/** What a user is told of an error; undefined for a mistake of ours. */
export function toldFailure(
  error: unknown,
  { language, command }: { readonly language: Language; readonly command: string },
): ToldFailure | undefined {
  const failure = (exit: ExitCode, ...lines: string[]): ToldFailure => ({ exit, lines });
  if (error instanceof DamagedLogError) {
    const values = { file: error.file, seq: error.seq, code: String(error.cause) };
    return failure(1, say(language, { key: 'damaged', values }));
  }
  if (error instanceof PackProblemsError) {
    const lines = error.problems.map(
      ({ file, line, column, code, message, fix }) =>
        `${file}:${line}:${column} ${code} ${textIn(message, language)} ${textIn(fix, language)}`,
    );
    return failure(1, ...lines);
  }
  if (error instanceof SettingsError) return failure(2, textIn(error.text, language));
  if (error instanceof CardError)
    return failure(
      1,
      `${error.code} ${textIn(error.text, language)} ${textIn(error.fix, language)}`,
    );
  if (error instanceof OtherSceneError) {
    const values = { kept: error.kept, asked: error.asked };
    return failure(2, say(language, { key: 'otherScene', values }));
  }
  if (error instanceof ModelError) {
    const values = { code: error.code, message: error.message };
    return failure(1, say(language, { key: 'modelFailed', values }));
  }
  if (error instanceof PackFolderError)
    return failure(2, say(language, { key: 'fileMissing', values: { file: error.message } }));
  if (error instanceof TownMismatchError) {
    const values = { found: error.found, wanted: error.wanted };
    return failure(2, say(language, { key: 'townMismatch', values }));
  }
  const kept = keptFailure(error, { language, command });
  if (kept) return failure(kept.code, kept.text);
  if (error instanceof StoreError || error instanceof DictionaryUnreadable)
    return failure(1, error.message);
  return undefined;
}
