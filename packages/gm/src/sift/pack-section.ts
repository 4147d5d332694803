// Story patterns as part of a pack: `patterns.yaml`, a list of patterns of the pack's own.
import type { PackSection } from '@hakoniwa/stage';
import { patternSectionSchema } from './pattern.ts';

export const PATTERN_SECTION: PackSection = {
  name: 'patterns',
  files: /^patterns\.yaml$/,
  schema: patternSectionSchema,
};
