// The report of a run as a file: HTML that stands alone, Markdown, or the results as JSON.

import { reportHtml, reportInput, reportMarkdown } from '@hakoniwa/lab';
import { REPORT_FORMATS } from '@hakoniwa/protocol';
import { z } from 'zod';
import { refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { languageParameter } from '../../language-asked.ts';
import { asked } from '../../parameters.ts';
import type { Route } from '../../route.ts';
import { runAsked, runParameter } from './lab-asked.ts';

const TYPES = {
  html: 'text/html',
  md: 'text/markdown',
  json: 'application/json',
} as const;

const format = {
  name: 'format',
  description: 'labReport.format',
  schema: z.enum(REPORT_FORMATS).default('html'),
} as const;

export const labReport: Route = {
  method: 'get',
  path: '/v1/lab/runs/:run/report',
  operation: {
    id: 'labReport',
    summary: 'labReport.summary',
    path: [runParameter],
    query: [format, languageParameter],
    answers: {
      200: {
        description: 'labReport.ok',
        content: Object.values(TYPES).map((type) => ({ type })),
      },
      ...refusals(404, 409, 422),
    },
  },
  handle: async (context, parts) => {
    const { lab } = parts;
    const type = asked(context, format);
    const run = await lab.read(runAsked(context), passOf(context));
    const input = await reportInput(run, asked(context, languageParameter));
    const text = {
      html: () => reportHtml(input),
      md: () => reportMarkdown(input),
      json: () => JSON.stringify(run.results, null, 1),
    }[type]();
    return context.body(text, 200, {
      'content-type': `${TYPES[type]}; charset=utf-8`,
      'content-disposition': `attachment; filename="hakoniwa-${run.results.name}.${type}"`,
      'cache-control': 'no-store',
    });
  },
};
