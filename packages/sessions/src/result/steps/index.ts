// The steps of a result, in their order; the one place to add a step.
import { coordinator } from './coordinator.ts';
import { dramatist } from './dramatist.ts';
import { historian } from './historian.ts';
import { npcManager } from './npc-manager.ts';
import { type RunnableStep, runnable } from './result-step.ts';
import { stateManager } from './state-manager.ts';
import { world } from './world.ts';

/** Each step sees what those before it came to. */
export const RESULT_STEPS: readonly RunnableStep[] = [
  runnable(historian),
  runnable(stateManager),
  runnable(npcManager),
  runnable(world),
  runnable(dramatist),
  runnable(coordinator),
];
