// What actors bring to a garden's rulebook: the reactors that make witnesses believe, relate and wonder.
import type { RulePart } from '@hakoniwa/stage';
import { hear } from './perceive/hear.ts';
import { perceive } from './perceive/perceive.ts';
import { conclude } from './plan/conclude.ts';
import { followIntentions } from './plan/follow-intentions.ts';
import { promisesReactor } from './promise/promises.ts';
import { relate } from './relate/relate.ts';
import { threads } from './relate/threads.ts';

export const ACTOR_RULES: RulePart = {
  reactors: [perceive, hear, threads, promisesReactor, relate, followIntentions, conclude],
};
