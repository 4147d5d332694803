// Which languages of a pack have another one standing in for the product's own sentences.
import { textLanguageOf } from '../../base/vocabulary.ts';
import type { PackCheck } from '../checks/check.ts';
import { problem } from '../problem.ts';

export const standIns: PackCheck = ({ meta }) =>
  (meta?.sheet.languages ?? []).flatMap((language, index) => {
    const instead = textLanguageOf(language);
    if (!meta || instead === language) return [];
    const spot = meta.spot('languages', index);
    return [problem('LANGUAGE_STANDS_IN', { spot, values: { language, instead } })];
  });
