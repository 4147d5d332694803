// Every section of a pack that a package above the Stage brings; one line each.
import type { PackSection } from '@hakoniwa/stage';

export const PACK_SECTIONS: readonly PackSection[] = [];
