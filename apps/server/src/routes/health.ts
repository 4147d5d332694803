// Whether the server stands, and whether the GM is ready to judge.
import { errorSchema, STORAGE_STATES } from '@hakoniwa/protocol';
import { z } from 'zod';
import { RETRY_SECONDS } from '../answer-error.ts';
import type { Route } from '../route.ts';

const healthSchema = z.strictObject({
  /** `degraded` while something is not kept or cannot be read. */
  status: z.enum(['ok', 'degraded']),
  storage: z.enum(STORAGE_STATES),
  /** How much there is: for whoever may see the figures. */
  gardens: z.int().min(0).optional(),
  /** Owners with little left of what may be kept for one, and with nothing: for the same. */
  quota: z.strictObject({ near: z.int().min(0), full: z.int().min(0) }).optional(),
  gm: z.strictObject({ ready: z.boolean(), sessions: z.int().min(0).optional() }),
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
      503: {
        description: 'health.degraded',
        content: [
          {
            type: 'application/json',
            name: 'Degraded',
            schema: z.union([healthSchema, errorSchema]),
          },
        ],
      },
    },
  },
  handle: async (context, { gardens, referee, storage, access }) => {
    const { state } = storage.health;
    const isWell = state === 'ok' || state === 'low';
    // A server whose database is away knows nobody, and still says how it is.
    const pass = await access.admit(context).catch(() => undefined);
    const isKeeper = pass?.isKeeper === true;
    const quota = isKeeper ? gardens.quotas.load : undefined;
    const health = {
      status: isWell ? 'ok' : 'degraded',
      storage: state,
      ...(isKeeper ? { gardens: gardens.load().gardens } : {}),
      ...(quota ? { quota } : {}),
      gm: {
        ready: referee.isReady(),
        ...(isKeeper ? { sessions: referee.sessions() } : {}),
      },
    } satisfies z.infer<typeof healthSchema>;
    // By the status alone, too: who watches a server seldom reads what it says.
    if (!isWell) context.header('retry-after', String(RETRY_SECONDS));
    return context.json(health, isWell ? 200 : 503);
  },
};
