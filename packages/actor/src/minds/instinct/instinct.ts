// Instinct: acts by goals, plans and laws, speaks by the pack's phrases. No model, no waiting.

import { isJsonObject, type Json, whyOf } from '@hakoniwa/stage';
import { companions, type MindContext } from '../../context.ts';
import { limits } from '../../limits.ts';
import { speak } from '../../phrases/speak.ts';
import { pursue } from '../../plan/pursue.ts';
import { lastSaid } from '../../remember/last-said.ts';
import type { Proposal } from '../proposal.ts';
import { afterthought } from './afterthought.ts';
import { mannerTo } from './manner-to.ts';
import { hearingOf, isLull, momentTopics, partOfDay } from './topics.ts';

/** What instinct does with a turn. The same context always gives the same proposal. */
export function instinct(context: MindContext): Proposal {
  const pursuit = pursue(context);
  const { act, goal, step, intends } = pursuit;
  const [listener] = companions(context);
  const { spoken, rng } = speak(momentTopics(context, pursuit), {
    book: context.phrases,
    who: context.id,
    time: partOfDay(context),
    hasCompany: listener !== undefined,
    ...mannerTo(context, listener?.id),
    said: lastSaid(context.memories, limits.linesHeard),
    hearing: hearingOf(context),
    isLull: isLull(context),
    rng: context.rng,
  });
  const note = {
    mind: 'instinct',
    ...(spoken === undefined ? {} : { on: spoken.on }),
  };
  return {
    act,
    why: goal && whyOf({ goal: goal.goal, step, causes: goal.causes }),
    speech: spoken?.text,
    says: spoken?.acts,
    wordsWhy: spoken?.why,
    intends,
    thought: afterthought(context),
    note: asJson(note),
    rng,
  };
}

function asJson(value: unknown): Json {
  const json = JSON.parse(JSON.stringify(value)) as Json;
  return isJsonObject(json) ? json : {};
}
