// Judges one turn on the wire: parse, judge and settle in one call, with the session's history.
import { gmRequestSchema } from '@hakoniwa/gm';
import { GM_REQUEST_EXAMPLE, GM_RESPONSE_EXAMPLE } from '../api/gm-example.data.ts';
import { gmResponseSchema } from '../api/gm-response-schema.ts';
import { refusals } from '../api/refusals.ts';
import { passOf } from '../borders/pass.ts';
import { readGmRequest } from '../gm/read-request.ts';
import { noteStall } from '../observe/stalls.ts';
import { readBodyJson } from '../read-json.ts';
import type { Route } from '../route.ts';

const MODEL_FIELD = 'raw_output';

export const gmStepRoute: Route = {
  method: 'post',
  path: '/v1/gm/step',
  operation: {
    id: 'gmStep',
    summary: 'gmStep.summary',
    description: 'gmStep.description',
    body: {
      type: 'application/json',
      name: 'GmRequest',
      schema: gmRequestSchema,
      mended: MODEL_FIELD,
      example: GM_REQUEST_EXAMPLE,
    },
    answers: {
      200: {
        description: 'gmStep.ok',
        content: [
          {
            type: 'application/json',
            name: 'GmResponse',
            schema: gmResponseSchema,
            example: GM_RESPONSE_EXAMPLE,
          },
        ],
      },
      ...refusals(400, 413, 415, 422, 503),
    },
  },
  handle: async (context, { referee, metrics, log }) => {
    const request = readGmRequest(await readBodyJson(context.req, MODEL_FIELD));
    // Histories are found by their session's name, and two people may choose the same one.
    const session_id = `${passOf(context).owner}\n${request.session_id}`;
    const judged = await referee.step({ ...request, session_id });
    noteStall({ metrics, log }, { where: 'wire', score: judged.stall_score });
    return context.json(judged);
  },
};
