// What whoever wrote words below the floor is told, where words alone were asked for.
import { type Language, textIn } from '@hakoniwa/stage';
import type { FloorFault } from '../floor/floor-check.ts';
import { DIRECTOR_WORDINGS } from './locale/index.ts';

/** One piece of advice for each kind of fault. */
export function floorGuidance(language: Language, faults: readonly FloorFault[]): string[] {
  const { floor, words } = textIn(DIRECTOR_WORDINGS, language);
  const all = faults.map(({ code }) => {
    if (code === 'code' || code === 'empty') return words[code];
    return floor[code] === floor.form ? words.form : floor[code];
  });
  return [...new Set(all)];
}
