// Whether the house stands, and whether the GM is ready to judge.
import { z } from 'zod';
import type { Route } from '../route.ts';

const healthSchema = z.strictObject({
  status: z.literal('ok'),
  gardens: z.record(z.string(), z.strictObject({ name: z.string(), seq: z.int().min(0) })),
  gm: z.strictObject({ ready: z.boolean(), sessions: z.int().min(0) }),
});

export const health: Route = {
  method: 'get',
  path: '/healthz',
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
      gardens: Object.fromEntries(
        Object.entries(gardens).map(([language, { garden }]) => [
          language,
          { name: garden.name, seq: garden.head.seq },
        ]),
      ),
      gm: { ready: referee.isReady(), sessions: referee.sessions() },
    } satisfies z.infer<typeof healthSchema>),
};
