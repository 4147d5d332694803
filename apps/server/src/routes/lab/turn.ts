// One turn of a run: every attempt as it came, what the judge found, and the events it left.
import { labTurnSchema } from '@hakoniwa/protocol';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { asked } from '../../parameters.ts';
import { Refused } from '../../refused.ts';
import type { Route } from '../../route.ts';
import { runAsked, runParameter } from './lab-asked.ts';

const cellParameter = {
  name: 'cell',
  description: 'labTurn.cell',
  schema: z.string().max(400),
} as const;
const turnParameter = {
  name: 'turn',
  description: 'labTurn.turn',
  schema: z.int().min(1),
} as const;

export const labTurn: Route = {
  method: 'get',
  path: '/v1/lab/runs/:run/turn',
  operation: {
    id: 'labTurn',
    summary: 'labTurn.summary',
    path: [runParameter],
    query: [cellParameter, turnParameter],
    answers: {
      200: jsonAnswer('labTurn.ok', jsonContent('LabTurn', labTurnSchema)),
      ...refusals(404, 409),
    },
  },
  handle: async (context, parts) => {
    const { lab } = parts;
    const run = await lab.read(runAsked(context), passOf(context));
    const number = asked(context, turnParameter);
    const name = asked(context, cellParameter);
    // Only sessions the run itself lists are looked for, so no path leads out of its folder.
    const cell = (await lab.cells(run)).find(({ id }) => id === name);
    const judged = cell?.turns.find(({ turn }) => turn === number);
    if (!cell || !judged) throw new Refused('UNKNOWN_TURN', 'there is no such turn');
    const { log } = await run.folder.cell(cell.id);
    const line = log.turns.find(({ turn }) => turn === number);
    return context.json({
      ...{ cell: cell.id, turn: judged.turn, judged },
      attempts: [...(line?.attempts ?? [])],
      events: [...(line?.events ?? []), ...(line?.injected ?? [])],
    } satisfies z.input<typeof labTurnSchema>);
  },
};
