// What the director's routes have in common: a body becomes a command, and the director hears everything.
import type { LivingGarden } from '@hakoniwa/garden';
import { type AuthorDeed, submittedSchema } from '@hakoniwa/protocol';
import { type Command, commandSchema, type World } from '@hakoniwa/stage';
import type { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { answerKept } from '../../gardens/answer-kept.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import type { Text } from '../../locale/index.ts';
import { requestIdOf } from '../../observe/request-id.ts';
import { checked, readBody } from '../../read-body.ts';
import type { Route } from '../../route.ts';

/** Who an edit is signed by in the log. */
export const DIRECTOR = 'director';

interface DirectorRoute<T extends z.ZodType> {
  readonly path: string;
  readonly id: AuthorDeed;
  readonly summary: Text;
  readonly name: string;
  readonly schema: T;
  readonly commandOf: (
    request: z.output<T>,
    world: World,
  ) => object & { readonly type: Command['type'] };
  /** What follows once it is done. */
  readonly after?: (garden: LivingGarden) => Promise<void>;
}

export function directorRoute<T extends z.ZodType>(given: DirectorRoute<T>): Route {
  const { path, id, summary, name, schema, commandOf, after } = given;
  return {
    method: 'post',
    path: `/v1/gardens/:id/${path}`,
    operation: {
      ...{ id, summary },
      path: [gardenParameter],
      body: jsonContent(name, schema),
      answers: {
        200: jsonAnswer('director.ok', jsonContent('Submitted', submittedSchema)),
        ...bodyRefusals(),
        ...refusals(404),
      },
    },
    handle: async (context, parts) => {
      const garden = await gardenAsked(context, parts);
      const request = await readBody(context.req, schema);
      const command = checked(commandSchema, { value: commandOf(request, garden.world) });
      const done = await parts.audit.begin({
        ...{ garden: garden.facts.id, pass: passOf(context), what: id, detail: request },
        requestId: requestIdOf(context),
      });
      const kept = await garden.submit(command).catch(async (error: unknown) => {
        await done('failed');
        throw error;
      });
      await done(kept.verdict.allowed ? 'done' : 'denied', kept.events.at(-1)?.seq);
      if (kept.verdict.allowed) await after?.(garden);
      const audience = { as: 'director' } as const;
      return context.json(await answerKept({ garden, audience, gardens: parts.gardens }, kept));
    },
  };
}
