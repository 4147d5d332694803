// A verb in an action tag, as the lexicon has it: `(Attack: door)`. Gestures are no tags.
import type { TagVerb } from '../tag-verb.ts';
import { entriesFor } from './lexicon.ts';

/** What a verb does to a thing. */
export const englishTagVerb = (word: string): TagVerb | undefined => {
  const [entry] = entriesFor(word);
  if (!entry || entry.intent === 'EMOTE') return undefined;
  const { intent, verb, touch } = entry;
  return intent === 'MOVE'
    ? { intent, verb, needsObject: false, takes: 'target' }
    : { intent, verb, needsObject: true, ...(touch ? { touch } : {}) };
};
