// The garden a visitor sees first: the one named, else the one of their language.
import type { Context } from 'hono';
import type { House } from '../app-parts.ts';
import { languageAsked } from '../language-asked.ts';
import { Refused } from '../refused.ts';
import { findGarden } from './asked.ts';
import type { OpenGarden } from './gardens.ts';

export async function frontGarden(
  context: Context,
  { gardens, front }: Pick<House, 'gardens' | 'front'>,
): Promise<OpenGarden> {
  const id = context.req.query('garden') ?? front[languageAsked(context)];
  const found = await findGarden(id, gardens);
  if (!found) throw new Refused('UNKNOWN_GARDEN', 'there is no such garden');
  return found;
}
