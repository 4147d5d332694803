// What undo, redo, switch and fork have in common: a body, and where the garden then stands.
import type { LivingGarden } from '@hakoniwa/garden';
import type { Context } from 'hono';
import type { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import type { Content } from '../../api/operation.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import type { Text } from '../../locale/index.ts';
import { readBody } from '../../read-body.ts';
import type { Route } from '../../route.ts';

interface MoveRoute<T extends z.ZodType> {
  readonly id: 'undo' | 'redo' | 'switch' | 'fork';
  readonly summary: Text;
  readonly body: { readonly name: string; readonly schema: T };
  readonly answer: Content;
  /** Whether the state of things can be in the way. */
  readonly conflicts?: readonly 409[];
  readonly move: (garden: LivingGarden, request: z.output<T>) => Promise<object>;
}

export function moveRoute<T extends z.ZodType>(given: MoveRoute<T>): Route {
  const { id, summary, body, answer, move, conflicts = [] } = given;
  return {
    method: 'post',
    path: `/v1/gardens/:id/${id}`,
    operation: {
      ...{ id, summary },
      path: [gardenParameter],
      body: jsonContent(body.name, body.schema),
      answers: {
        200: jsonAnswer('moved.ok', answer),
        ...bodyRefusals(),
        ...refusals(404, ...conflicts),
      },
    },
    handle: async (context: Context, parts) => {
      const garden = await gardenAsked(context, parts);
      return context.json(await move(garden, await readBody(context.req, body.schema)));
    },
  };
}
