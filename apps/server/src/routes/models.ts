// Model servers: those found where they usually are, and one at an address somebody typed.
import { detectionSchema, modelListSchema, probeRequestSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../api/json-content.ts';
import { bodyRefusals, refusals } from '../api/refusals.ts';
import { passOf } from '../borders/pass.ts';
import { readBody } from '../read-body.ts';
import type { Route } from '../route.ts';

export const modelList: Route = {
  method: 'get',
  path: '/v1/models',
  operation: {
    id: 'models',
    summary: 'models.summary',
    answers: { 200: jsonAnswer('models.ok', jsonContent('ModelList', modelListSchema)) },
  },
  handle: async (context, { models }) => context.json({ servers: await models.list() }),
};

export const modelProbe: Route = {
  method: 'post',
  path: '/v1/models/probe',
  operation: {
    id: 'probeModel',
    summary: 'probeModel.summary',
    description: 'probeModel.description',
    body: jsonContent('ProbeRequest', probeRequestSchema),
    answers: {
      200: jsonAnswer('probeModel.ok', jsonContent('Detection', detectionSchema)),
      ...bodyRefusals(),
      ...refusals(502),
    },
  },
  handle: async (context, { models, access }) => {
    const { url } = await readBody(context.req, probeRequestSchema);
    // On one's own machine one may call it; from elsewhere this server must not become a way in.
    const byKeeper = passOf(context).isKeeper ? 'public' : 'known';
    const found = await models.probe(url, access.kind === 'local' ? 'anywhere' : byKeeper);
    return context.json({ url, found, advice: [] });
  },
};
