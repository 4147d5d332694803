// Ids as authors write them: short words that are safe in paths, prompts and file names.
import { z } from 'zod';
import { limits } from '../../limits.ts';

const pattern = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u;

/** Whether a word can be an id: names every object has already would shadow it. */
export function isId(word: string): boolean {
  return pattern.test(word) && word.length <= limits.idLength && !(word in {});
}

/** The id of an entity of the pack; whether it exists is another question. */
export const idSchema = z.string().min(1).max(limits.idLength);

/** Entities by id. */
export function byId<T extends z.ZodType>(entity: T) {
  return z.record(z.string().refine(isId), entity);
}
