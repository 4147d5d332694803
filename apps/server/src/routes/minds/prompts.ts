// The prompt inspector: what a model was asked for a turn, or would be asked for a character now.
import { promptPageSchema, seqSchema, wireIdSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { RequestInvalid } from '../../errors.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import { asked } from '../../parameters.ts';
import { Refused } from '../../refused.ts';
import type { Route } from '../../route.ts';

const seq = {
  name: 'seq',
  description: 'prompts.seq',
  schema: seqSchema.min(1).optional(),
} as const;
const character = {
  name: 'character',
  description: 'prompts.character',
  schema: wireIdSchema.optional(),
} as const;

export const gardenPrompts: Route = {
  method: 'get',
  path: '/v1/gardens/:id/prompts',
  operation: {
    id: 'prompts',
    summary: 'prompts.summary',
    description: 'prompts.description',
    path: [gardenParameter],
    query: [seq, character],
    answers: {
      200: jsonAnswer('prompts.ok', jsonContent('PromptPage', promptPageSchema)),
      ...refusals(404, 422),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const turn = asked(context, seq);
    if (turn !== undefined) return context.json({ prompts: await garden.minds.promptsOf(turn) });
    const who = asked(context, character);
    if (who === undefined) throw new RequestInvalid([{ path: 'seq', message: 'seq or character' }]);
    if (!garden.world.characters.has(who))
      throw new Refused('UNKNOWN_READER', 'there is no such character');
    return context.json({ prompts: await garden.minds.promptsNow(who) });
  },
};
