// Recorded outputs with their own worlds, judged as they stand: nothing is played, nothing repaired.
import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Gm } from '@hakoniwa/gm';
import { type CaseOutcome, readSet, runSet, scoreSet } from '@hakoniwa/gm-eval';
import type { Experiment } from '../experiment/schema.ts';
import { limits } from '../limits.ts';
import type { RecordedResult, RecordedTurn } from './recorded-result.ts';

/** A file of recorded turns that cannot be read. */
export class RecordedFileError extends Error {
  readonly code = 'RECORDED_FILE';
  override readonly name = 'RecordedFileError';
  readonly file: string;

  constructor(file: string, options?: ErrorOptions) {
    super(`${file} cannot be read as recorded turns`, options);
    this.file = file;
  }
}

/** Every recorded file of an experiment, judged. */
export function judgeRecorded(
  gm: Gm,
  { experiment: { minds }, beside }: { readonly experiment: Experiment; readonly beside: string },
): RecordedResult[] {
  return Object.entries(minds).flatMap(([mind, sheet]) =>
    sheet.kind === 'recorded'
      ? sheet.files.map((file) =>
          judgeFile(gm, { mind, file: resolve(beside, file), uncertain: sheet.uncertain }),
        )
      : [],
  );
}

function judgeFile(
  gm: Gm,
  { mind, file, uncertain }: { mind: string; file: string; uncertain: boolean },
): RecordedResult {
  const set = read(file);
  const outcomes = runSet(gm, set);
  const { failures, ...score } = scoreSet(set, outcomes, { uncertain });
  return {
    ...{ mind, file: basename(file), score },
    failures: failures.map(({ kind, id, want, got }) => ({ kind, id, want, got })),
    turns: outcomes.map(recordedTurn),
  };
}

function read(file: string) {
  try {
    if (statSync(file).size > limits.recordedBytes) throw new RangeError('too large');
    return readSet(file);
  } catch (cause) {
    throw new RecordedFileError(file, { cause });
  }
}

function recordedTurn({ one, response }: CaseOutcome): RecordedTurn {
  return {
    id: one.id,
    speaker: one.speaker,
    text: one.raw_output ?? '',
    allowed: response?.allowed ?? true,
    reason: response?.denied_reason ?? null,
    label: one.allowed ?? null,
    isUncertain: one.uncertain ?? false,
    stall: response?.stall_score ?? 0,
    hasDelta: (response?.world_delta.length ?? 0) > 0,
    repairs: response?.format.repairs ?? [],
  };
}
