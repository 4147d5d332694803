// What a request asks about: for whom, which garden, through whose eyes.
import { type Caller, isGardenId, type LivingGarden } from '@hakoniwa/garden';
import { audienceOf, readerSchema, wireIdSchema } from '@hakoniwa/protocol';
import type { Audience } from '@hakoniwa/stage';
import type { Context } from 'hono';
import type { Parameter } from '../api/operation.ts';
import type { CompleteApp } from '../app-parts.ts';
import { passOf } from '../borders/pass.ts';
import { RequestInvalid } from '../errors.ts';
import { Refused } from '../refused.ts';

/** The parameter of every route about one garden. */
export const gardenParameter: Parameter = {
  name: 'id',
  description: 'garden.id',
  schema: wireIdSchema,
};

export const readerParameter = {
  name: 'as',
  description: 'garden.as',
  schema: readerSchema.optional(),
} as const;

/** The garden in the address; UNKNOWN_GARDEN for a foreign one as for none. */
export async function gardenAsked(
  context: Context,
  { gardens }: Pick<CompleteApp, 'gardens'>,
): Promise<LivingGarden> {
  const found = await findGarden(context.req.param('id') ?? '', {
    gardens,
    caller: passOf(context),
  });
  if (!found) throw new Refused('UNKNOWN_GARDEN', 'there is no such garden');
  return found;
}

/** A garden by id; what could not be an id is not even looked for. */
export async function findGarden(
  id: string,
  { gardens, caller }: { gardens: CompleteApp['gardens']; caller: Caller },
): Promise<LivingGarden | undefined> {
  return isGardenId(id) ? gardens.get(id, caller) : undefined;
}

/** Through whose eyes; UNKNOWN_READER for a character the garden does not have. */
export function readerAsked(word: string, garden: LivingGarden): Audience {
  const audience = audienceOf(word);
  if (!audience)
    throw new RequestInvalid([{ path: 'as', message: 'public, director or character:<id>' }]);
  if ('id' in audience && !garden.world.characters.has(audience.id))
    throw new Refused('UNKNOWN_READER', 'there is no such character');
  return audience;
}
