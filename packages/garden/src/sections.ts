// Every section of a pack that a package above the Stage brings; one line each.
import { PATTERN_SECTION } from '@hakoniwa/gm';
import type { PackSection } from '@hakoniwa/stage';

export const PACK_SECTIONS: readonly PackSection[] = [PATTERN_SECTION];
