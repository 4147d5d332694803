// Turns by the characters' own minds: one now, or one taken again on a branch of its own.
import { retake } from '@hakoniwa/garden';
import { performanceRequestSchema, retakeRequestSchema, submittedSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { answerKept } from '../../gardens/answer-kept.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import { keyParameter } from '../../gardens/key-asked.ts';
import { asked } from '../../parameters.ts';
import { readBody } from '../../read-body.ts';
import { Refused } from '../../refused.ts';
import type { Route } from '../../route.ts';

const audience = { as: 'director' } as const;
const submitted = jsonContent('Submitted', submittedSchema);

export const gardenPerform: Route = {
  method: 'post',
  path: '/v1/gardens/:id/performances',
  operation: {
    id: 'performTurn',
    summary: 'performTurn.summary',
    description: 'performTurn.description',
    path: [gardenParameter],
    headers: [keyParameter],
    body: jsonContent('PerformanceRequest', performanceRequestSchema),
    answers: {
      200: jsonAnswer('performTurn.ok', submitted),
      ...bodyRefusals(),
      ...refusals(404, 409),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const { actor: who, seed } = await readBody(context.req, performanceRequestSchema);
    if (who !== undefined && !garden.world.characters.has(who))
      throw new Refused('UNKNOWN_READER', 'there is no such character');
    const key = asked(context, keyParameter);
    const kept = await garden.perform({ who, seed }, { key });
    return context.json(await answerKept({ garden, audience, gardens: parts.gardens }, kept));
  },
};

export const gardenRetake: Route = {
  method: 'post',
  path: '/v1/gardens/:id/retakes',
  operation: {
    id: 'retakeTurn',
    summary: 'retakeTurn.summary',
    description: 'retakeTurn.description',
    path: [gardenParameter],
    body: jsonContent('RetakeRequest', retakeRequestSchema),
    answers: {
      200: jsonAnswer('retakeTurn.ok', submitted),
      ...bodyRefusals(),
      ...refusals(404, 409),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const kept = await retake(garden, await readBody(context.req, retakeRequestSchema));
    return context.json(await answerKept({ garden, audience, gardens: parts.gardens }, kept));
  },
};
