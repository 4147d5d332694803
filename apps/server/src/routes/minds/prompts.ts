// The prompt inspector: what a model was asked for a turn, or would be asked for a character now.
import { promptPageSchema, protocolLimits } from '@hakoniwa/protocol';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { RequestInvalid } from '../../errors.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import { checked } from '../../read-body.ts';
import { Refused } from '../../refused.ts';
import type { Route } from '../../route.ts';

const seqSchema = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();
const characterSchema = z.string().min(1).max(protocolLimits.idLength).optional();

export const gardenPrompts: Route = {
  method: 'get',
  path: '/v1/gardens/:id/prompts',
  operation: {
    id: 'prompts',
    summary: 'prompts.summary',
    description: 'prompts.description',
    path: [gardenParameter],
    query: [
      { name: 'seq', description: 'prompts.seq', schema: seqSchema },
      { name: 'character', description: 'prompts.character', schema: characterSchema },
    ],
    answers: {
      200: jsonAnswer('prompts.ok', jsonContent('PromptPage', promptPageSchema)),
      ...refusals(404, 422),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const seq = checked(seqSchema, context.req.query('seq'), 'seq');
    const character = checked(characterSchema, context.req.query('character'), 'character');
    if (seq !== undefined) return context.json({ prompts: await garden.minds.promptsOf(seq) });
    if (character === undefined)
      throw new RequestInvalid([{ path: 'seq', message: 'seq or character' }]);
    if (!garden.world.characters.has(character))
      throw new Refused('UNKNOWN_READER', 'there is no such character');
    return context.json({ prompts: await garden.minds.promptsNow(character) });
  },
};
