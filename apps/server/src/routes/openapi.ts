// The API as an OpenAPI 3.1 document, for programs.
import { wireLanguageSchema } from '@hakoniwa/protocol';
import { z } from 'zod';
import { apiDocument } from '../api/document.ts';
import { asked } from '../parameters.ts';
import type { Route } from '../route.ts';

const language = {
  name: 'language',
  description: 'openapi.language',
  schema: wireLanguageSchema.default('en'),
} as const;

export const openapi: Route = {
  method: 'get',
  path: '/openapi.json',
  isOpen: true,
  operation: {
    id: 'openapi',
    summary: 'openapi.summary',
    query: [language],
    answers: {
      200: {
        description: 'openapi.ok',
        content: [{ type: 'application/json', schema: z.looseObject({}) }],
      },
    },
  },
  handle: (context, { routes }) => {
    return context.json(apiDocument(routes, asked(context, language)));
  },
};
