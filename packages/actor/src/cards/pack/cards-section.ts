// The files of a pack in which imported cards and lorebooks keep their own words.
import {
  type PackProblem,
  type PackSection,
  type SectionFile,
  validatePack,
} from '@hakoniwa/stage';
import { z } from 'zod';
import { CardError } from '../card-error.ts';
import { cardFromJson } from '../json/card-from-json.ts';
import { lorebookFromJson } from '../lore/lorebook.ts';

const anything = z.record(z.string(), z.unknown());

/** Hand these to `validatePack` with a pack that has imported cards. */
export const CARD_SECTIONS: readonly PackSection[] = [
  {
    name: 'cards',
    files: /^cards\/[^/]+\.json$/,
    schema: anything,
    check: (files) => problemsOf(files, cardFromJson),
  },
  {
    name: 'lorebooks',
    files: /^lorebooks\/[^/]+\.json$/,
    schema: anything,
    check: (files) => problemsOf(files, lorebookFromJson),
  },
];

export const cardPath = (id: string) => `cards/${id}.json`;
export const lorebookPath = (id: string) => `lorebooks/${id}.json`;

function problemsOf(
  files: readonly SectionFile[],
  read: (value: unknown) => unknown,
): PackProblem[] {
  return files.flatMap((file) => {
    try {
      read(file.accepted ?? {});
      return [];
    } catch (error) {
      if (!(error instanceof CardError)) throw error;
      const { code, text, fix } = error;
      return [{ code, severity: 'error', message: text, fix, ...file.spot([]) }];
    }
  });
}

/** The text as it came, unless a pack would read it as something else; then the same values anew. */
export function packText(path: string, text: string): string {
  const { problems } = validatePack({ [path]: text }, { sections: CARD_SECTIONS });
  const isSound = problems.every(({ file }) => file !== path);
  return isSound ? text : `${JSON.stringify(JSON.parse(text), undefined, 2)}\n`;
}
