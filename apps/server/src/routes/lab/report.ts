// The report of a run as a file: HTML that stands alone, Markdown, or the results as JSON.
import { reportHtml, reportInput, reportMarkdown } from '@hakoniwa/lab';
import { z } from 'zod';
import { refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { checked } from '../../read-body.ts';
import type { Route } from '../../route.ts';
import { labOf, runAsked, runParameter } from './lab-asked.ts';

const TYPES = {
  html: 'text/html',
  md: 'text/markdown',
  json: 'application/json',
} as const;

const formatSchema = z.enum(['html', 'md', 'json']).default('html');
const languageSchema = z.enum(['ja', 'en']).optional();

export const labReport: Route = {
  method: 'get',
  path: '/v1/lab/runs/:run/report',
  operation: {
    id: 'labReport',
    summary: 'labReport.summary',
    path: [runParameter],
    query: [
      { name: 'format', description: 'labReport.format', schema: formatSchema },
      { name: 'language', description: 'docs.languageHelp', schema: languageSchema },
    ],
    answers: {
      200: {
        description: 'labReport.ok',
        content: Object.values(TYPES).map((type) => ({ type })),
      },
      ...refusals(404, 409, 422),
    },
  },
  handle: async (context, parts) => {
    const lab = labOf(parts);
    const format = checked(formatSchema, context.req.query('format'), 'format');
    const language = checked(languageSchema, context.req.query('language'), 'language');
    const run = await lab.read(runAsked(context), passOf(context));
    const input = await reportInput(run, language);
    const text = {
      html: () => reportHtml(input),
      md: () => reportMarkdown(input),
      json: () => JSON.stringify(run.results, null, 1),
    }[format]();
    return context.body(text, 200, {
      'content-type': `${TYPES[format]}; charset=utf-8`,
      'content-disposition': `attachment; filename="hakoniwa-${run.results.name}.${format}"`,
      'cache-control': 'no-store',
    });
  },
};
