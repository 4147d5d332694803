// Instinct: decides by wishes and laws, speaks by the pack's phrases. No model, no waiting.

import { isJsonObject, type Json } from '@hakoniwa/stage';
import { companions, type MindContext } from '../../context.ts';
import { intend } from '../../intend/intend.ts';
import { speak } from '../../phrases/speak.ts';
import { lastSaid } from '../../remember/last-said.ts';
import type { Proposal } from '../proposal.ts';
import { afterthought } from './afterthought.ts';
import { momentTopics, partOfDay } from './topics.ts';

/** What instinct does with a turn. The same context always gives the same proposal. */
export function instinct(context: MindContext): Proposal {
  const intention = intend(context);
  const [listener] = companions(context);
  const { spoken, rng } = speak(momentTopics(context, intention), {
    book: context.phrases,
    who: context.id,
    time: partOfDay(context),
    hasCompany: listener !== undefined,
    affinity: listener ? (context.affinity[listener.id] ?? 0) : 0,
    said: lastSaid(context.memories, SAID),
    rng: intention.rng,
  });
  const top = intention.wishes[0];
  const note = {
    mind: 'instinct',
    ...(spoken === undefined ? {} : { on: spoken.on }),
    ...(top === undefined
      ? {}
      : { wish: { kind: top.kind, text: top.text, weight: Math.round(top.weight) } }),
    score: Math.round(intention.score),
  };
  return {
    act: intention.act,
    speech: spoken?.text,
    says: spoken?.acts,
    thought: afterthought(context),
    note: asJson(note),
    rng,
  };
}

/** Lines looked back on; some more than must stay apart, since others speak too. */
const SAID = 60;

function asJson(value: unknown): Json {
  const json = JSON.parse(JSON.stringify(value)) as Json;
  return isJsonObject(json) ? json : {};
}
