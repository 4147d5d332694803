// Who plays a garden's characters: shown, chosen, called off.
import { cancelRequestSchema, mindChoiceSchema, mindsSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import { mindsShown } from '../../gardens/minds-shown.ts';
import { checkedChoice } from '../../models/checked-choice.ts';
import { readBody } from '../../read-body.ts';
import type { Route } from '../../route.ts';

const shown = jsonContent('Minds', mindsSchema);

export const gardenMindsShow: Route = {
  method: 'get',
  path: '/v1/gardens/:id/minds',
  operation: {
    id: 'minds',
    summary: 'minds.summary',
    description: 'minds.description',
    path: [gardenParameter],
    answers: { 200: jsonAnswer('minds.ok', shown), ...refusals(404) },
  },
  handle: async (context, parts) =>
    context.json(await mindsShown(await gardenAsked(context, parts), parts.source)),
};

export const gardenMindsChoose: Route = {
  method: 'put',
  path: '/v1/gardens/:id/minds',
  operation: {
    id: 'chooseMinds',
    summary: 'chooseMinds.summary',
    description: 'chooseMinds.description',
    path: [gardenParameter],
    body: jsonContent('MindChoice', mindChoiceSchema),
    answers: { 200: jsonAnswer('minds.ok', shown), ...bodyRefusals(), ...refusals(404) },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const choice = await readBody(context.req, mindChoiceSchema);
    await garden.minds.choose(await checkedChoice(choice, { garden, source: parts.source }));
    return context.json(await mindsShown(garden, parts.source));
  },
};

export const gardenMindsCancel: Route = {
  method: 'post',
  path: '/v1/gardens/:id/minds/cancel',
  operation: {
    id: 'cancelCalls',
    summary: 'cancelCalls.summary',
    description: 'cancelCalls.description',
    path: [gardenParameter],
    body: jsonContent('CancelRequest', cancelRequestSchema),
    answers: { 200: jsonAnswer('minds.ok', shown), ...bodyRefusals(), ...refusals(404) },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    await readBody(context.req, cancelRequestSchema);
    await garden.minds.cancel();
    return context.json(await mindsShown(garden, parts.source));
  },
};
