// The branches of a garden in the order they were made, and where it stands.
import { branchListSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import type { Route } from '../../route.ts';

export const gardenBranches: Route = {
  method: 'get',
  path: '/v1/gardens/:id/branches',
  operation: {
    id: 'branches',
    summary: 'branches.summary',
    path: [gardenParameter],
    answers: {
      200: jsonAnswer('branches.ok', jsonContent('BranchList', branchListSchema)),
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    return context.json({ head: garden.head, branches: await garden.branches() });
  },
};
