// Story patterns as part of a pack: `patterns.yaml`, a list of patterns of the pack's own.
import type { Pack, PackSection } from '@hakoniwa/stage';
import { type Pattern, patternSectionSchema } from './pattern.ts';

export const PATTERN_SECTION: PackSection = {
  name: 'patterns',
  files: /^patterns\.yaml$/,
  schema: patternSectionSchema,
};

/** The patterns a pack brings. */
export function patternsOf(pack: Pack): readonly Pattern[] {
  return Object.values(pack.sections[PATTERN_SECTION.name] ?? {}).flatMap((file) =>
    patternSectionSchema.parse(file),
  );
}
