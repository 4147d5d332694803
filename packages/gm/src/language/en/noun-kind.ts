// Whether a noun phrase is of a listed kind.
import type { Noun } from '../types.ts';
import { lastWord } from './last-word.ts';

/** Whether a noun belongs to a class by its head or the last word of it. */
export const isKind = (noun: Noun | undefined, kind: ReadonlySet<string>): boolean =>
  noun !== undefined &&
  (kind.has(noun.head) ||
    (noun.head.includes(' ') && kind.has(lastWord(noun.head))) ||
    (noun.vessel !== undefined && kind.has(noun.vessel)));
