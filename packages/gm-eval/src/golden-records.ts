// The golden records there are, and the turns each is made of.
import { join } from 'node:path';
import { FIXTURE_FOLDER } from './eval-case.ts';
import { ownFiles, recordedFiles } from './labelled-files.ts';

interface GoldenRecord {
  readonly file: string;
  readonly turns: () => readonly string[];
  /** Whether words of the turns may stand in the record: recorded outputs are data of others. */
  readonly showsWords: boolean;
}

const at = (name: string) => join(FIXTURE_FOLDER, 'golden', `${name}.jsonl`);

export const GOLDEN_RECORDS: readonly GoldenRecord[] = [
  { file: at('labelled'), turns: ownFiles, showsWords: true },
  { file: at('recorded'), turns: recordedFiles, showsWords: false },
];
