// A turn of a character: words or a typed act go through the one door, once per idempotency key.
import { submittedSchema, turnRequestSchema } from '@hakoniwa/protocol';
import { commandSchema } from '@hakoniwa/stage';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { answerKept } from '../../gardens/answer-kept.ts';
import { gardenAsked, gardenParameter, readerAsked, readerParameter } from '../../gardens/asked.ts';
import { keyParameter } from '../../gardens/key-asked.ts';
import { asked } from '../../parameters.ts';
import { checked, readBody } from '../../read-body.ts';
import type { Route } from '../../route.ts';

export const gardenTurns: Route = {
  method: 'post',
  path: '/v1/gardens/:id/turns',
  operation: {
    id: 'takeTurn',
    summary: 'takeTurn.summary',
    description: 'takeTurn.description',
    path: [gardenParameter],
    query: [readerParameter],
    headers: [keyParameter],
    body: jsonContent('TurnRequest', turnRequestSchema),
    answers: {
      200: jsonAnswer('takeTurn.ok', jsonContent('Submitted', submittedSchema)),
      ...bodyRefusals(),
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const key = asked(context, keyParameter);
    const turn = await readBody(context.req, turnRequestSchema);
    const command = checked(commandSchema, { value: turn });
    const actor = turn.type === 'act' ? turn.act.actor : turn.actor;
    // An actor nobody knows is the world's to refuse; the director then hears why.
    const self = garden.world.characters.has(actor) ? `character:${actor}` : 'director';
    const audience = readerAsked(asked(context, readerParameter) ?? self, garden);
    const kept = await garden.submit(command, { key });
    return context.json(await answerKept({ garden, audience, gardens: parts.gardens }, kept));
  },
};
