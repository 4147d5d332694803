// The garden a visitor sees first: the one named, else the one of their language.
import type { Context } from 'hono';
import { z } from 'zod';
import type { CompleteApp } from '../app-parts.ts';
import { LOCAL_OWNER, passOf } from '../borders/pass.ts';
import { languageAsked } from '../language-asked.ts';
import { asked } from '../parameters.ts';
import { Refused } from '../refused.ts';
import { findGarden } from './asked.ts';
import type { OpenGarden } from './gardens.ts';

/** Names a garden; the first page's when it is left out. */
export const frontParameter = {
  name: 'garden',
  description: 'live.garden',
  schema: z.string().optional(),
} as const;

export async function frontGarden(
  context: Context,
  { gardens, front }: Pick<CompleteApp, 'gardens' | 'front'>,
): Promise<OpenGarden> {
  const named = asked(context, frontParameter);
  // What stands on the first page is the house's; whoever is let in may look at it.
  const found =
    named === undefined
      ? await gardens.get(front[languageAsked(context)], LOCAL_OWNER)
      : await findGarden(named, { gardens, caller: passOf(context) });
  if (!found) throw new Refused('UNKNOWN_GARDEN', 'there is no such garden');
  return found;
}
