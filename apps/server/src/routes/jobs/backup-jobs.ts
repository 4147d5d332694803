// Large backups as jobs: asked for and answered at once, made and restored beside the requests.
import { exportRequestSchema, jobSchema } from '@hakoniwa/protocol';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { withSpooled } from '../../backups/spool.ts';
import { passOf } from '../../borders/pass.ts';
import { BodyTypeUnsupported } from '../../errors.ts';
import { findGarden } from '../../gardens/asked.ts';
import { limits } from '../../limits.ts';
import { asked } from '../../parameters.ts';
import { readBody } from '../../read-body.ts';
import { Refused } from '../../refused.ts';
import type { Route } from '../../route.ts';

const job = jsonContent('Job', jobSchema);
const keepIds = {
  name: 'keepIds',
  description: 'importAll.keepIds',
  schema: z.enum(['true', 'false']).default('false'),
} as const;

export const exportAsk: Route = {
  method: 'post',
  path: '/v1/exports',
  operation: {
    id: 'askExport',
    summary: 'askExport.summary',
    description: 'askExport.description',
    body: jsonContent('ExportRequest', exportRequestSchema),
    answers: {
      202: jsonAnswer('askExport.ok', job),
      ...bodyRefusals(),
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const { jobs } = parts;
    const { garden } = await readBody(context.req, exportRequestSchema);
    const caller = passOf(context);
    const { gardens } = parts;
    if (garden !== undefined && !(await findGarden(garden, { gardens, caller })))
      throw new Refused('UNKNOWN_GARDEN', 'there is no such garden');
    const made = await jobs.askExport(caller, garden);
    context.header('location', `/v1/jobs/${made.id}`);
    return context.json(made, 202);
  },
};

export const importAsk: Route = {
  method: 'post',
  path: '/v1/imports',
  operation: {
    id: 'askImport',
    summary: 'askImport.summary',
    description: 'askImport.description',
    query: [keepIds],
    body: [{ type: 'application/zip' }, { type: 'application/octet-stream' }],
    answers: { 202: jsonAnswer('askImport.ok', job), ...refusals(408, 413, 415, 422) },
  },
  handle: async (context, parts) => {
    const { jobs } = parts;
    const keepsIds = asked(context, keepIds) === 'true';
    if (!/^application\/(?:zip|octet-stream)\b/i.test(context.req.header('content-type') ?? ''))
      throw new BodyTypeUnsupported('send application/zip');
    const caller = passOf(context);
    const made = await withSpooled(context.req, {
      limitBytes: limits.backup.fileBytes,
      work: (file) => jobs.askImport(caller, { file, keepsIds }),
    });
    context.header('location', `/v1/jobs/${made.id}`);
    return context.json(made, 202);
  },
};
