// How routes of play are written: what they are about is asked for by whose it is, in one place.
import { isGardenId, ownerIdOf } from '@hakoniwa/garden';
import { wireIdSchema } from '@hakoniwa/protocol';
import type { Player } from '@hakoniwa/sessions';
import type { Context } from 'hono';
import type { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import type { Parameter } from '../../api/operation.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import type { Text } from '../../locale/index.ts';
import type { Playing } from '../../play/playing.ts';
import { readBody } from '../../read-body.ts';
import { Refused } from '../../refused.ts';
import type { Route, RouteParts } from '../../route.ts';

/** What a handler of play gets. */
export interface PlayContext<Body> {
  readonly playing: Playing;
  readonly player: Player;
  /** The id in the path. */
  readonly id: string;
  readonly body: Body;
  readonly context: Context;
}

interface PlayRoute<Body extends z.ZodType, Answer extends z.ZodType> {
  readonly method?: Route['method'];
  /** Under `/v1/game`. */
  readonly path: string;
  readonly id: string;
  readonly summary: Text;
  readonly ok: Text;
  readonly status?: 200 | 201;
  readonly body?: { readonly name: string; readonly schema: Body };
  readonly answer: { readonly name: string; readonly schema: Answer };
  readonly query?: readonly Parameter[];
  readonly headers?: readonly Parameter[];
  /** Whether what its body or query names may not be there. */
  readonly mayMiss?: boolean;
  readonly handle: (asked: PlayContext<z.output<Body>>) => Promise<z.input<Answer>>;
}

/** What an address names, by the word in it. */
const NAMED = { session: 'play.session', character: 'play.character' } as const;

/** A route of play; a foreign id and an unknown one are answered alike. */
export function playRoute<Body extends z.ZodType, Answer extends z.ZodType>(
  route: PlayRoute<Body, Answer>,
): Route {
  const { method = 'get', status = 200, body, answer } = route;
  const named = /:(session|character)/.exec(route.path)?.[1] as keyof typeof NAMED | undefined;
  return {
    method,
    path: `/v1/game${route.path}`,
    operation: {
      ...{ id: route.id, summary: route.summary },
      ...(named ? { path: pathOf(route.path) } : {}),
      ...(route.query ? { query: route.query } : {}),
      ...(route.headers ? { headers: route.headers } : {}),
      ...(body ? { body: jsonContent(body.name, body.schema) } : {}),
      answers: {
        [status]: jsonAnswer(route.ok, jsonContent(answer.name, answer.schema)),
        ...(body ? bodyRefusals() : {}),
        ...(route.query ? refusals(422) : {}),
        ...(named || route.mayMiss ? refusals(404) : {}),
        ...refusals(409),
      },
    },
    handle: async (context, parts) => {
      const { playing, player } = playersOf(context, parts);
      const read = (body ? await readBody(context.req, body.schema) : undefined) as z.output<Body>;
      const id = named ? idAsked(context, named) : '';
      const told = await route.handle({ playing, player, id, body: read, context });
      return context.json(told as object, status);
    },
  };
}

const UNKNOWN = { session: 'UNKNOWN_SESSION', character: 'UNKNOWN_CHARACTER' } as const;

/** The id in the address; what could not be one of ours is not even looked for. */
export function idAsked(context: Context, named: keyof typeof NAMED): string {
  const id = context.req.param(named) ?? '';
  if (!isGardenId(id)) throw new Refused(UNKNOWN[named], `there is no such ${named}`);
  return id;
}

function pathOf(path: string): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...{ name, description: name === 'log' ? 'play.log' : NAMED[name as keyof typeof NAMED] },
    schema: wireIdSchema,
  }));
}

/** Who plays, and where. */
export function playersOf(
  context: Context,
  { playing }: Pick<RouteParts, 'playing'>,
): { playing: Playing; player: Player } {
  return { playing, player: { owner: ownerIdOf(passOf(context).owner) ?? null } };
}
