// The patterns that lie beneath every pack, for tests.
import { readFileSync } from 'node:fs';
import { parseYaml } from '@hakoniwa/stage';
import { type Pattern, patternSectionSchema } from '../pattern.ts';

const file = new URL('../../../../packs/common/patterns.yaml', import.meta.url);

export const PATTERNS: readonly Pattern[] = patternSectionSchema.parse(
  parseYaml(readFileSync(file, 'utf8'))?.toJS(),
);
