// The garden through somebody's eyes: the public's, the director's or a character's.
import { shownView } from '@hakoniwa/garden';
import { viewSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter, readerAsked, readerParameter } from '../../gardens/asked.ts';
import { asked } from '../../parameters.ts';
import type { Route } from '../../route.ts';

export const gardenView: Route = {
  method: 'get',
  path: '/v1/gardens/:id/view',
  operation: {
    id: 'gardenView',
    summary: 'gardenView.summary',
    path: [gardenParameter],
    query: [readerParameter],
    answers: {
      200: jsonAnswer('gardenView.ok', jsonContent('View', viewSchema)),
      ...refusals(404, 422),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const audience = readerAsked(asked(context, readerParameter) ?? 'public', garden);
    context.header('x-hakoniwa-seq', String(garden.head.seq));
    return context.json(shownView({ rules: garden.rules, audience }, garden.world));
  },
};
