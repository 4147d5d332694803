// The parts of a pack that sessions understand; one line each.
import type { PackSection } from '@hakoniwa/stage';
import { SECTION_NAMES } from './campaign.ts';
import { checkEncounters } from './checks/encounters.ts';
import { checkFragments } from './checks/fragments.ts';
import { checkQuests } from './checks/quests.ts';
import { checkSession } from './checks/session.ts';
import { encountersSchema } from './encounter.ts';
import { fragmentsSchema } from './fragment.ts';
import { proveOpening } from './proofs/opening.ts';
import { proveQuests } from './proofs/quests.ts';
import { questsSchema } from './quest.ts';
import { sessionSheetSchema } from './session-sheet.ts';

export const SESSION_SECTIONS: readonly PackSection[] = [
  {
    name: SECTION_NAMES.session,
    files: /^session\.yaml$/,
    schema: sessionSheetSchema,
    check: checkSession,
    prove: proveOpening,
  },
  {
    name: SECTION_NAMES.quests,
    files: /^quests\.yaml$/,
    schema: questsSchema,
    check: checkQuests,
    prove: proveQuests,
  },
  {
    name: SECTION_NAMES.encounters,
    files: /^encounters\.yaml$/,
    schema: encountersSchema,
    check: checkEncounters,
  },
  {
    name: SECTION_NAMES.fragments,
    files: /^fragments\.yaml$/,
    schema: fragmentsSchema,
    check: checkFragments,
  },
];
