// Who is looking, as one word in an address: `public`, `director`, `character:yana`.
import type { Audience } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from './limits.ts';

export const readerSchema = z
  .string()
  .max(limits.idLength + 'character:'.length)
  .regex(/^(public|director|character:.+)$/s, 'public, director or character:<id>');

/** The audience a word names; undefined when it names none. */
export function audienceOf(word: string): Audience | undefined {
  if (!readerSchema.safeParse(word).success) return undefined;
  if (word === 'public' || word === 'director') return { as: word };
  return { as: 'character', id: word.slice('character:'.length) };
}
