// Where labelled and recorded turns lie.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_FOLDER } from './eval-case.ts';

/** Our own labelled turns. */
export function ownFiles(): string[] {
  const folder = join(FIXTURE_FOLDER, 'turns');
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.sort().map((name) => join(folder, name));
}

/** The recorded outputs whose denials are reviewed; they do not ship and may be absent. */
export function recordedFiles(): string[] {
  const file = join(FIXTURE_FOLDER, '../../../../shared/corpus/gemma3-outputs.jsonl');
  return existsSync(file) ? [file] : [];
}
