// What a language's table of class nouns is.
import type { ThingClass } from '../../base/classes.data.ts';

/** The nouns of each class in one language. */
export type ClassWords = Readonly<Partial<Record<ThingClass, readonly string[]>>>;
