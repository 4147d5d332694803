// Why somebody did something, for whoever keeps the garden: goal, plan, refusals, what else was weighed, and causes.
import { eventReasonsSchema, seqSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import { asked } from '../../parameters.ts';
import { Refused } from '../../refused.ts';
import type { Route } from '../../route.ts';

const seq = { name: 'seq', description: 'reasons.seq', schema: seqSchema.min(1) } as const;

export const gardenReasons: Route = {
  method: 'get',
  path: '/v1/gardens/:id/reasons',
  operation: {
    id: 'reasons',
    summary: 'reasons.summary',
    description: 'reasons.description',
    path: [gardenParameter],
    query: [seq],
    answers: {
      200: jsonAnswer('reasons.ok', jsonContent('EventReasons', eventReasonsSchema)),
      ...refusals(404, 422),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const reasons = await garden.minds.reasonsOf(asked(context, seq));
    if (!reasons) throw new Refused('UNKNOWN_TURN', 'there is no such event here');
    return context.json(reasons);
  },
};
