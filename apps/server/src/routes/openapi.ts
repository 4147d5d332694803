// The API as an OpenAPI 3.1 document, for programs.
import { z } from 'zod';
import { apiDocument } from '../api/document.ts';
import { chooseLanguage } from '../locale/index.ts';
import type { Route } from '../route.ts';

export const openapi: Route = {
  method: 'get',
  path: '/openapi.json',
  isOpen: true,
  operation: {
    id: 'openapi',
    summary: 'openapi.summary',
    query: [
      {
        name: 'language',
        description: 'openapi.language',
        schema: z.enum(['ja', 'en']).default('en'),
      },
    ],
    answers: {
      200: {
        description: 'openapi.ok',
        content: [{ type: 'application/json', schema: z.looseObject({}) }],
      },
    },
  },
  handle: (context, { routes }) => {
    const language = chooseLanguage(context.req.query('language'), undefined);
    return context.json(apiDocument(routes, language));
  },
};
