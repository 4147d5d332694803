// Story patterns as part of a pack: `patterns.yaml`, a list of patterns of the pack's own.
import { type Pack, type PackSection, withoutIds } from '@hakoniwa/stage';
import { type Pattern, patternSectionSchema } from './pattern.ts';

export const PATTERN_SECTION: PackSection = {
  name: 'patterns',
  files: /^patterns\.yaml$/,
  schema: patternSectionSchema,
  beneath: (lying, own) => withoutIds(lying as Pattern[], (own as Pattern[][]).flat()),
};

/** The patterns a pack brings, those that lie beneath every pack first. */
export function patternsOf(pack: Pick<Pack, 'sections'>): readonly Pattern[] {
  return Object.values(pack.sections[PATTERN_SECTION.name] ?? {}).flatMap((file) =>
    patternSectionSchema.parse(file),
  );
}
