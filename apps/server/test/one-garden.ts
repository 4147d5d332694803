// One garden standing in for both languages, for tests of routes.
import type { Garden } from '@hakoniwa/garden';
import type { AppParts } from '../src/app-parts.ts';
import { Chronicle } from '../src/chronicle.ts';

export function oneGarden(garden: Garden): AppParts['gardens'] {
  const living = { garden, chronicle: new Chronicle(garden) };
  return { ja: living, en: living };
}
