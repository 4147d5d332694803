// Every section of a pack that a package above the Stage brings; one line each.
import { CARD_SECTIONS, HAPPENING_SECTION, PHRASE_SECTION, PROMPT_SECTION } from '@hakoniwa/actor';
import { LIFE_SECTIONS } from '@hakoniwa/life';
import { PATTERN_SECTION } from '@hakoniwa/sift';
import type { PackSection } from '@hakoniwa/stage';

export const PACK_SECTIONS: readonly PackSection[] = [
  PATTERN_SECTION,
  PHRASE_SECTION,
  HAPPENING_SECTION,
  PROMPT_SECTION,
  ...CARD_SECTIONS,
  ...LIFE_SECTIONS,
];
