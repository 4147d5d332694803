// The clock of a garden: let time flow, stop it, make it fast, or let some pass at once.
import { clockRequestSchema, clockStateSchema } from '@hakoniwa/protocol';
import { MINUTE_MS } from '@hakoniwa/stage';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import { clockOf } from '../../gardens/clock-of.ts';
import { readBody } from '../../read-body.ts';
import type { Route } from '../../route.ts';

export const gardenClock: Route = {
  method: 'post',
  path: '/v1/gardens/:id/clock',
  operation: {
    id: 'setClock',
    summary: 'setClock.summary',
    path: [gardenParameter],
    body: jsonContent('ClockRequest', clockRequestSchema),
    answers: {
      200: jsonAnswer('setClock.ok', jsonContent('Clock', clockStateSchema)),
      ...bodyRefusals(),
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const wish = await readBody(context.req, clockRequestSchema);
    const { state, speed, advanceMinutes } = wish;
    if (state !== undefined || speed !== undefined) await garden.clock.set({ state, speed });
    if (advanceMinutes !== undefined)
      await garden.clock.passTo(garden.world.clock.now + advanceMinutes * MINUTE_MS);
    return context.json(clockOf(garden));
  },
};
