// The parts of a pack that daily life understands; one line each.
import type { PackSection } from '@hakoniwa/stage';
import { EPISODE_SECTION } from './episodes.ts';
import { SCHEDULE_SECTION } from './schedules.ts';
import { MAP_SECTION, RESIDENT_SECTION } from './spec-files.ts';
import { WORLD_CONFIG_SECTION } from './world-config.ts';

export const LIFE_SECTIONS: readonly PackSection[] = [
  WORLD_CONFIG_SECTION,
  EPISODE_SECTION,
  SCHEDULE_SECTION,
  MAP_SECTION,
  RESIDENT_SECTION,
];
