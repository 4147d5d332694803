// A thing that using another one brings into being.

import type { Language } from '../../base/vocabulary.ts';
import type { Yield } from '../../world/schema/affordance.ts';
import { inLanguage, wordsIn } from '../../world/schema/localised.ts';
import type { YieldSheet } from '../schema/affordance-sheet.ts';

/** A thing to be brought into being, in one language. */
export function buildYield(sheet: YieldSheet, language: Language): Yield {
  const { name, aliases, kind } = sheet;
  return {
    name: inLanguage(name, language),
    ...(aliases === undefined ? {} : { aliases: wordsIn(aliases, language) }),
    ...(kind === undefined ? {} : { kind }),
  };
}
