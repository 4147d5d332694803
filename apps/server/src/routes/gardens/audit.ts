// The audit of a garden, for its owner: what the director did, who that was and when.
import { auditPageSchema, protocolLimits } from '@hakoniwa/protocol';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import { asked } from '../../parameters.ts';
import type { Route } from '../../route.ts';

const most = Number.MAX_SAFE_INTEGER;
const before = {
  name: 'before',
  description: 'audit.before',
  schema: z.int().min(1).max(most).default(most),
} as const;
const limit = {
  name: 'limit',
  description: 'audit.limit',
  schema: z.int().min(1).max(protocolLimits.pageLines).default(50),
} as const;

export const gardenAudit: Route = {
  method: 'get',
  path: '/v1/gardens/:id/audit',
  operation: {
    id: 'audit',
    summary: 'audit.summary',
    path: [gardenParameter],
    query: [before, limit],
    answers: {
      200: jsonAnswer('audit.ok', jsonContent('AuditPage', auditPageSchema)),
      ...refusals(404, 422),
    },
  },
  handle: async (context, parts) => {
    const garden = (await gardenAsked(context, parts)).facts.id;
    const page = { before: asked(context, before), limit: asked(context, limit) };
    const lines = await parts.audit.read({ garden, ...page });
    const next = lines.length === page.limit ? (lines.at(-1)?.id ?? null) : null;
    return context.json({ lines: [...lines], next } satisfies z.input<typeof auditPageSchema>);
  },
};
