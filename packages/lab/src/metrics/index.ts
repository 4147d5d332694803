// Every metric of the Lab: to add one, write it in its group and, for a new group, list it here.
import { COST_METRICS } from './cost.ts';
import { ENGINE_METRICS } from './engine.ts';
import type { Metric } from './metric.ts';
import { NAVIGATION_METRICS } from './navigation.ts';
import { REPAIR_METRICS } from './repair.ts';
import { SANITIZER_METRICS } from './sanitizer.ts';
import { STALL_METRICS } from './stall.ts';
import { TEXT_METRICS } from './text.ts';
import { VOICE_METRICS } from './voice.ts';
import { WORLD_METRICS } from './world.ts';

export const METRICS: readonly Metric[] = [
  ...WORLD_METRICS,
  ...NAVIGATION_METRICS,
  ...ENGINE_METRICS,
  ...REPAIR_METRICS,
  ...TEXT_METRICS,
  ...VOICE_METRICS,
  ...STALL_METRICS,
  ...SANITIZER_METRICS,
  ...COST_METRICS,
];
