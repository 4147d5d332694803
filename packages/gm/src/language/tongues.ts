// Every language over what was loaded for it, ready to read.
import type { Language as LanguageId } from '@hakoniwa/stage';
import type { Analysers } from './folder.ts';
import { LANGUAGE_READERS } from './languages.ts';
import type { NounLore } from './lore.ts';
import type { LanguageReader } from './types.ts';

/** One language with what it knows about nouns. */
interface Tongue {
  readonly language: LanguageReader;
  readonly lore: NounLore;
}

export type Tongues = Readonly<Record<LanguageId, Tongue>>;

export function tonguesOver(analysers: Analysers): Tongues {
  const tongues = Object.entries(LANGUAGE_READERS).map(([id, { create, lore }]) => [
    id,
    { language: create(analysers), lore },
  ]);
  return Object.fromEntries(tongues) as Tongues;
}
