// Whether the house stands, and whether the GM is ready to judge.
import { z } from 'zod';
import type { Route } from '../route.ts';

const healthSchema = z.strictObject({
  status: z.literal('ok'),
  gardens: z.int().min(0),
  gm: z.strictObject({ ready: z.boolean(), sessions: z.int().min(0) }),
});

export const health: Route = {
  method: 'get',
  path: '/healthz',
  isOpen: true,
  operation: {
    id: 'health',
    summary: 'health.summary',
    description: 'health.description',
    answers: {
      200: {
        description: 'health.ok',
        content: [{ type: 'application/json', name: 'Health', schema: healthSchema }],
      },
    },
  },
  handle: (context, { gardens, referee }) =>
    context.json({
      status: 'ok',
      gardens: gardens.load().gardens,
      gm: { ready: referee.isReady(), sessions: referee.sessions() },
    } satisfies z.infer<typeof healthSchema>),
};
