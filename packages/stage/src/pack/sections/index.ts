// The sections of the Stage itself.
import { charactersSchema } from '../schema/character-sheet.ts';
import { loreSchema } from '../schema/lore-sheet.ts';
import { packSheetSchema } from '../schema/pack-sheet.ts';
import { placesSchema } from '../schema/place-sheet.ts';
import { propsSchema } from '../schema/prop-sheet.ts';
import { scenarioSheetSchema } from '../schema/scenario-sheet.ts';
import type { PackSection } from '../section.ts';

export const STAGE_SECTIONS: readonly PackSection[] = [
  { name: 'pack', files: /^pack\.yaml$/, schema: packSheetSchema },
  { name: 'places', files: /^places\.yaml$/, schema: placesSchema },
  { name: 'props', files: /^props\.yaml$/, schema: propsSchema },
  { name: 'characters', files: /^characters\.yaml$/, schema: charactersSchema },
  { name: 'lore', files: /^lore\.yaml$/, schema: loreSchema },
  { name: 'scenarios', files: /^scenarios\/[^/]+\.yaml$/, schema: scenarioSheetSchema },
];
