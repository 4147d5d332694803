// What a request about an own pack asks for.
import { ownPackSchema, wireIdSchema } from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { jsonContent } from '../../api/json-content.ts';
import type { Parameter } from '../../api/operation.ts';

export const packParameter: Parameter = {
  name: 'pack',
  description: 'ownPack.id',
  schema: wireIdSchema,
};

export const own = jsonContent('OwnPack', ownPackSchema);

/** The id in the address. */
export function packAsked(context: Context): string {
  return context.req.param('pack') ?? '';
}
