// The garden a visitor sees first, in the language of whoever asks.
import type { Context } from 'hono';
import type { CompleteApp } from '../app-parts.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';
import { languageAsked } from '../language-asked.ts';
import { Refused } from '../refused.ts';
import type { OpenGarden } from './gardens.ts';

/** What stands on the first page is the server's; whoever is let in may look at it. */
export async function frontGarden(
  context: Context,
  { gardens, front }: Pick<CompleteApp, 'gardens' | 'front'>,
): Promise<OpenGarden> {
  const found = await gardens.get(front[languageAsked(context)], LOCAL_OWNER);
  if (!found) throw new Refused('UNKNOWN_GARDEN', 'there is no such garden');
  return found;
}
