// Content nouns of a text, as dictionary forms, for telling whether the talk moves on.
import type { Cast } from '../types.ts';
import { GENERIC_NOUNS } from './data/nouns.ts';
import { knownWords } from './known-words.ts';
import { singular } from './lemma.ts';
import { tagText } from './tag.ts';

const EMPTY: ReadonlySet<string> = new Set(
  `need time day today tomorrow yesterday moment way lot bit kind sort course fact while minute second hour morning night please thanks thank sorry hello hi hey oh okay
   yes no well maybe one two three other people someone everyone anyone ah um hmm huh haha mr mrs ms etc least most t s re ve ll d m don't im`.split(
    /\s+/,
  ),
);

/** Nouns that carry the topic; names of people are left out. */
export const readTopics = (text: string, cast: Cast): readonly string[] => {
  const known = knownWords(cast);
  const found = tagText(text, known)
    .filter(
      (token) => token.tag === 'NOUN' || (token.tag === 'NAME' && !known.people.has(token.lower)),
    )
    .map((token) => singular(token.lower))
    .filter((word) => word.length > 1 && !EMPTY.has(word) && !GENERIC_NOUNS.has(word));
  return [...new Set(found)];
};
