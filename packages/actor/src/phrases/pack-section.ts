// Phrases as part of a pack: `phrases.yaml`, or several files under `phrases/`.
import type { PackSection } from '@hakoniwa/stage';
import { PHRASES } from './phrase-book.ts';
import { phrasesFileSchema } from './phrase-schema.ts';

export const PHRASE_SECTION: PackSection = {
  name: PHRASES,
  files: /^(phrases|phrases\/[a-z0-9_-]+)\.yaml$/,
  schema: phrasesFileSchema,
};
