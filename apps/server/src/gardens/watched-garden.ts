// The garden somebody looks at: their own, or the one on the first page, which everyone may see.
import type { Context } from 'hono';
import type { CompleteApp } from '../app-parts.ts';
import { passOf } from '../borders/pass.ts';
import { gardenAsked } from './asked.ts';
import { frontGarden } from './front-garden.ts';
import type { OpenGarden } from './gardens.ts';

/** Stands for the garden on the first page, in the language of whoever asks. */
const FRONT = 'front';

export async function watchedGarden(
  context: Context,
  parts: Pick<CompleteApp, 'gardens' | 'front'>,
): Promise<{ garden: OpenGarden; isOwn: boolean }> {
  if (context.req.param('id') !== FRONT)
    return { garden: await gardenAsked(context, parts), isOwn: true };
  const garden = await frontGarden(context, parts);
  const own = await parts.gardens.get(garden.facts.id, passOf(context));
  return { garden, isOwn: own !== undefined };
}
