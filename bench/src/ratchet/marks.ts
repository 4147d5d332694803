// The marks that were reached, as they are written down.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Marks } from './measure-marks.ts';

const FILE = fileURLToPath(new URL('./marks.json', import.meta.url));

export function readMarks(): Marks {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Marks;
}

export function writeMarks(marks: Marks): void {
  writeFileSync(FILE, `${JSON.stringify(marks, null, 2)}\n`);
}
