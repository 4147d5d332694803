// Jobs: listed, looked at, called off, tried again; and the file of an export.
import { jobListSchema, jobMoveSchema, jobSchema } from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import type { Parameter } from '../../api/operation.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { readBody } from '../../read-body.ts';
import { Refused } from '../../refused.ts';
import type { Route } from '../../route.ts';

const jobParameter: Parameter = { name: 'job', description: 'job.id', schema: z.uuid() };
const job = jsonContent('Job', jobSchema);

/** The id in the address; what could not be one is not even looked for. */
function jobAsked(context: Context): string {
  const id = z.uuid().safeParse(context.req.param('job'));
  if (!id.success) throw new Refused('UNKNOWN_JOB', 'there is no such job');
  return id.data;
}

export const jobList: Route = {
  method: 'get',
  path: '/v1/jobs',
  operation: {
    id: 'jobs',
    summary: 'jobs.summary',
    answers: {
      200: jsonAnswer('jobs.ok', jsonContent('JobList', jobListSchema)),
    },
  },
  handle: async (context, parts) => context.json({ jobs: await parts.jobs.list(passOf(context)) }),
};

export const jobShow: Route = {
  method: 'get',
  path: '/v1/jobs/:job',
  operation: {
    id: 'job',
    summary: 'job.summary',
    path: [jobParameter],
    answers: { 200: jsonAnswer('job.ok', job), ...refusals(404) },
  },
  handle: async (context, parts) =>
    context.json(await parts.jobs.find(jobAsked(context), passOf(context))),
};

export const jobFile: Route = {
  method: 'get',
  path: '/v1/jobs/:job/file',
  operation: {
    id: 'jobFile',
    summary: 'jobFile.summary',
    path: [jobParameter],
    answers: {
      200: { description: 'jobFile.ok', content: [{ type: 'application/zip' }] },
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const id = jobAsked(context);
    const bytes = await parts.jobs.bytesOf(id, passOf(context));
    return context.body(ReadableStream.from(bytes) as ReadableStream<Uint8Array>, 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="hakoniwa-${id}.zip"`,
      'cache-control': 'no-store',
    });
  },
};

const moveRoute = (move: 'cancel' | 'retry'): Route => ({
  method: 'post',
  path: `/v1/jobs/:job/${move}`,
  operation: {
    id: `${move}Job`,
    summary: `${move}Job.summary`,
    path: [jobParameter],
    body: jsonContent('JobMove', jobMoveSchema),
    answers: { 200: jsonAnswer('job.ok', job), ...bodyRefusals(), ...refusals(404, 409) },
  },
  handle: async (context, parts) => {
    const id = jobAsked(context);
    await readBody(context.req, jobMoveSchema);
    return context.json(await parts.jobs[move](id, passOf(context)));
  },
});

export const jobCancel = moveRoute('cancel');
export const jobRetry = moveRoute('retry');
