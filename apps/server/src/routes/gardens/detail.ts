// One garden: where its log stands, its clock, its people.
import { gardenDetailSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import { gardenDetail } from '../../gardens/garden-detail.ts';
import type { Route } from '../../route.ts';

export const gardenOne: Route = {
  method: 'get',
  path: '/v1/gardens/:id',
  operation: {
    id: 'garden',
    summary: 'garden.summary',
    path: [gardenParameter],
    answers: {
      200: jsonAnswer('garden.ok', jsonContent('Garden', gardenDetailSchema)),
      ...refusals(404),
    },
  },
  handle: async (context, parts) =>
    context.json(gardenDetail(await gardenAsked(context, parts), parts.viewers)),
};
