// The experiments that ship, with what they are made of.
import { planCells } from '@hakoniwa/lab';
import { labExperimentListSchema } from '@hakoniwa/protocol';
import { inLanguage, type Localised, type TextLanguage } from '@hakoniwa/stage';
import type { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import type { Lab } from '../../lab/lab.ts';
import type { Route } from '../../route.ts';

type Shown = z.input<typeof labExperimentListSchema>['experiments'][number];

export const labExperiments: Route = {
  method: 'get',
  path: '/v1/lab/experiments',
  operation: {
    id: 'labExperiments',
    summary: 'labExperiments.summary',
    answers: {
      200: jsonAnswer(
        'labExperiments.ok',
        jsonContent('LabExperimentList', labExperimentListSchema),
      ),
    },
  },
  handle: async (context, parts) =>
    context.json({ experiments: (await parts.lab.experiments()).map(experimentShown) }),
};

function experimentShown({
  experiment,
  text,
}: Awaited<ReturnType<Lab['experiments']>>[number]): Shown {
  const { name, title = name, about = '', language, arms, minds } = experiment;
  const cells = planCells(experiment);
  return {
    ...{ name, language, text },
    title: bilingual(title),
    about: bilingual(about),
    arms: Object.keys(arms),
    scenarios: [...new Set(cells.map(({ scenario }) => scenario))],
    minds: Object.entries(minds).map(([id, { kind }]) => ({ name: id, kind })),
    seeds: new Set(cells.map(({ seed }) => seed)).size,
    sessions: cells.length,
  };
}

function bilingual(text: Localised): Readonly<Record<TextLanguage, string>> {
  return { ja: inLanguage(text, 'ja'), en: inLanguage(text, 'en') };
}
