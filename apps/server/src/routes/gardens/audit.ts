// The audit of a garden, for its owner: what the director did, who that was and when.
import { auditPageSchema, protocolLimits } from '@hakoniwa/protocol';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import { checked } from '../../read-body.ts';
import type { Route } from '../../route.ts';

const most = Number.MAX_SAFE_INTEGER;
const beforeSchema = z.coerce.number().int().min(1).max(most).default(most);
const limitSchema = z.coerce.number().int().min(1).max(protocolLimits.pageLines).default(50);

export const gardenAudit: Route = {
  method: 'get',
  path: '/v1/gardens/:id/audit',
  operation: {
    id: 'audit',
    summary: 'audit.summary',
    path: [gardenParameter],
    query: [
      { name: 'before', description: 'audit.before', schema: beforeSchema },
      { name: 'limit', description: 'audit.limit', schema: limitSchema },
    ],
    answers: {
      200: jsonAnswer('audit.ok', jsonContent('AuditPage', auditPageSchema)),
      ...refusals(404, 422),
    },
  },
  handle: async (context, parts) => {
    const garden = (await gardenAsked(context, parts)).facts.id;
    const before = checked(beforeSchema, context.req.query('before'), 'before');
    const limit = checked(limitSchema, context.req.query('limit'), 'limit');
    const lines = await parts.audit.read({ garden, before, limit });
    const next = lines.length === limit ? (lines.at(-1)?.id ?? null) : null;
    return context.json({ lines: [...lines], next } satisfies z.input<typeof auditPageSchema>);
  },
};
