// Begins a garden from a pack. Time stands still until somebody sets it running.
import { gardenDetailSchema, newGardenSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { gardenDetail } from '../../gardens/garden-detail.ts';
import { readBody } from '../../read-body.ts';
import type { Route } from '../../route.ts';

export const gardenCreate: Route = {
  method: 'post',
  path: '/v1/gardens',
  operation: {
    id: 'createGarden',
    summary: 'createGarden.summary',
    description: 'createGarden.description',
    body: jsonContent('NewGarden', newGardenSchema),
    answers: {
      201: jsonAnswer('createGarden.ok', jsonContent('Garden', gardenDetailSchema)),
      ...bodyRefusals(),
      ...refusals(404),
    },
  },
  handle: async (context, { gardens, viewers }) => {
    const wanted = await readBody(context.req, newGardenSchema);
    const garden = await gardens.create(wanted, passOf(context));
    context.header('location', `/v1/gardens/${garden.facts.id}`);
    return context.json(gardenDetail(garden, viewers), 201);
  },
};
