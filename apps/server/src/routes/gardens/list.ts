// All gardens of the caller, newest first.
import { gardenListSchema } from '@hakoniwa/protocol';
import type { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { passOf } from '../../borders/pass.ts';
import type { Route } from '../../route.ts';

export const gardenList: Route = {
  method: 'get',
  path: '/v1/gardens',
  operation: {
    id: 'gardens',
    summary: 'gardens.summary',
    answers: { 200: jsonAnswer('gardens.ok', jsonContent('GardenList', gardenListSchema)) },
  },
  handle: async (context, { gardens }) => {
    const found = await gardens.list(passOf(context));
    return context.json({ gardens: [...found] } satisfies z.input<typeof gardenListSchema>);
  },
};
