// Runs of the Lab: asked for, listed, looked at.
import { labRunListSchema, labRunSchema, newLabRunSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { readBody } from '../../read-body.ts';
import type { Route } from '../../route.ts';
import { runAsked, runParameter } from './lab-asked.ts';

const run = jsonContent('LabRun', labRunSchema);

export const labRunStart: Route = {
  method: 'post',
  path: '/v1/lab/runs',
  operation: {
    id: 'startLabRun',
    summary: 'startLabRun.summary',
    description: 'startLabRun.description',
    body: jsonContent('NewLabRun', newLabRunSchema),
    answers: {
      202: jsonAnswer('labRun.ok', run),
      ...bodyRefusals(),
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const { lab } = parts;
    const wanted = await readBody(context.req, newLabRunSchema);
    const started = await lab.start(wanted, passOf(context));
    context.header('location', `/v1/lab/runs/${started.id}`);
    return context.json(started, 202);
  },
};

export const labRunList: Route = {
  method: 'get',
  path: '/v1/lab/runs',
  operation: {
    id: 'labRuns',
    summary: 'labRuns.summary',
    answers: {
      200: jsonAnswer('labRuns.ok', jsonContent('LabRunList', labRunListSchema)),
    },
  },
  handle: async (context, parts) => context.json({ runs: await parts.lab.list(passOf(context)) }),
};

export const labRunShow: Route = {
  method: 'get',
  path: '/v1/lab/runs/:run',
  operation: {
    id: 'labRun',
    summary: 'labRun.summary',
    path: [runParameter],
    answers: { 200: jsonAnswer('labRun.ok', run), ...refusals(404) },
  },
  handle: async (context, parts) =>
    context.json(await parts.lab.get(runAsked(context), passOf(context))),
};
