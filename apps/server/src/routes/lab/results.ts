// What a run found: values with intervals, differences, gates, its sessions, and two runs side by side.
import { gatesOf, METRICS, metricDefinition, metricName } from '@hakoniwa/lab';
import { labComparisonSchema, labResultsSchema } from '@hakoniwa/protocol';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { asked } from '../../parameters.ts';
import type { Route } from '../../route.ts';
import { runAsked, runParameter } from './lab-asked.ts';

type Shown = z.input<typeof labResultsSchema>;

export const labResults: Route = {
  method: 'get',
  path: '/v1/lab/runs/:run/results',
  operation: {
    id: 'labResults',
    summary: 'labResults.summary',
    path: [runParameter],
    answers: {
      200: jsonAnswer('labResults.ok', jsonContent('LabResults', labResultsSchema)),
      ...refusals(404, 409),
    },
  },
  handle: async (context, parts) => {
    const { lab } = parts;
    const [id, pass] = [runAsked(context), passOf(context)];
    const read = await lab.read(id, pass);
    const { baseline, confidence, resamples, sessions, planned, turns, arms, contrasts } =
      read.results;
    const cells = (await lab.cells(read)).map((cell) => ({
      id: cell.id,
      turns: cell.turns.length,
      wrong: cell.turns
        .filter(({ first, gaveUp }) => first.violations.length > 0 || first.isBroken || gaveUp)
        .map(({ turn }) => turn),
    }));
    const shown = {
      run: await lab.get(id, pass),
      ...{ baseline, confidence, resamples, sessions, planned, turns, arms, contrasts, cells },
      metrics: METRICS_SHOWN,
      gates: gatesOf(read),
    };
    return context.json(shown as unknown as Shown);
  },
};

const METRICS_SHOWN: Shown['metrics'] = METRICS.map(({ id, group, kind, better }) => ({
  ...{ id, group, kind },
  name: { ja: metricName('ja', id), en: metricName('en', id) },
  definition: { ja: metricDefinition('ja', id), en: metricDefinition('en', id) },
  ...(better === undefined ? {} : { better }),
}));

const first = { name: 'first', description: 'labRun.id', schema: z.uuid() } as const;
const second = { name: 'second', description: 'labRun.id', schema: z.uuid() } as const;

export const labCompare: Route = {
  method: 'get',
  path: '/v1/lab/comparison',
  operation: {
    id: 'compareLabRuns',
    summary: 'compareLabRuns.summary',
    description: 'compareLabRuns.description',
    query: [first, second],
    answers: {
      200: jsonAnswer('compareLabRuns.ok', jsonContent('LabComparison', labComparisonSchema)),
      ...refusals(404, 409),
    },
  },
  handle: async (context, parts) => {
    const { lab } = parts;
    const pass = passOf(context);
    const one = await lab.read(asked(context, first), pass);
    const arms = await lab.compare(one, await lab.read(asked(context, second), pass));
    return context.json({ arms } as unknown as z.input<typeof labComparisonSchema>);
  },
};
