// What went wrong in the Lab, as a message and an exit code.
import {
  ExperimentProblemsError,
  ModelAbsentError,
  problemLine,
  RecordedFileError,
  RunFolderError,
  SessionFailedError,
  UnknownArmError,
} from '@hakoniwa/lab';
import type { Language } from '@hakoniwa/stage';
import type { ExitCode, Output } from '../command.ts';
import { modelMistake } from '../input/scene-model.ts';
import { reasonText } from '../output/path-failure.ts';
import { safeText } from '../output/safe-text.ts';
import { sayLab } from './locale/index.ts';

const FOLDER_WORDS = {
  missing: 'folderMissing',
  damaged: 'folderDamaged',
  other: 'folderOther',
  changed: 'folderChanged',
  busy: 'folderBusy',
  unwritable: 'folderUnwritable',
} as const satisfies Record<RunFolderError['kind'], string>;

/** The lines to say and how to end; undefined when it is none of the Lab's own errors. */
function labFailure(
  error: unknown,
  language: Language,
): { readonly lines: readonly string[]; readonly code: ExitCode } | undefined {
  if (error instanceof ExperimentProblemsError)
    return { lines: error.problems.map((one) => safeText(problemLine(one, language))), code: 2 };
  if (error instanceof RunFolderError) {
    const { kind, file } = error;
    const about = reasonText(error.about, language);
    return {
      lines: [sayLab(language, { word: FOLDER_WORDS[kind], values: { file, about } })],
      code: 2,
    };
  }
  if (error instanceof ModelAbsentError) {
    const { model, url, known } = error;
    const values = { model, url, known: known?.join(', ') || '–' };
    const word = known ? 'modelAbsent' : 'modelSilent';
    return { lines: [safeText(sayLab(language, { word, values }))], code: 2 };
  }
  if (error instanceof SessionFailedError) {
    const message = safeText(error.message);
    return {
      lines: [sayLab(language, { word: 'sessionFailed', values: { cell: error.cell, message } })],
      code: 1,
    };
  }
  if (error instanceof UnknownArmError)
    return {
      lines: [
        sayLab(language, {
          word: 'unknownArm',
          values: { arm: error.arm, known: error.known.join(', ') },
        }),
      ],
      code: 2,
    };
  if (error instanceof RecordedFileError)
    return {
      lines: [sayLab(language, { word: 'recordedUnreadable', values: { file: error.file } })],
      code: 2,
    };
  return undefined;
}

/** Runs a deed of the Lab and explains what it throws. */
export async function explained(
  { language, output }: { readonly language: Language; readonly output: Output },
  deed: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await deed();
  } catch (error) {
    const failure = labFailure(error, language);
    if (!failure) throw modelMistake(error, { language, output });
    for (const line of failure.lines) output.err(line);
    return failure.code;
  }
}
