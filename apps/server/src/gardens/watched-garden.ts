// The garden somebody looks at: their own, or the one on the first page, which everyone may see.
import type { LivingGarden } from '@hakoniwa/garden';
import { textIn } from '@hakoniwa/stage';
import type { Context } from 'hono';
import type { CompleteApp } from '../app-parts.ts';
import { LOCAL_OWNER, passOf } from '../borders/pass.ts';
import { languageAsked } from '../language-asked.ts';
import { Refused } from '../refused.ts';
import { gardenAsked } from './asked.ts';

/** Stands for the garden on the first page, in the language of whoever asks. */
const FRONT = 'front';

export async function watchedGarden(
  context: Context,
  parts: Pick<CompleteApp, 'gardens' | 'front'>,
): Promise<{ garden: LivingGarden; isOwn: boolean }> {
  if (context.req.param('id') !== FRONT)
    return { garden: await gardenAsked(context, parts), isOwn: true };
  // What stands on the first page is the server's; whoever is let in may look at it.
  const garden = await parts.gardens.get(textIn(parts.front, languageAsked(context)), LOCAL_OWNER);
  if (!garden) throw new Refused('UNKNOWN_GARDEN', 'there is no such garden');
  const own = await parts.gardens.get(garden.facts.id, passOf(context));
  return { garden, isOwn: own !== undefined };
}
