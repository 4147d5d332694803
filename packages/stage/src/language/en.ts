// How English is written.
import { type LanguageWriting, lettersIn } from './writing.ts';

export const en: LanguageWriting = {
  tag: 'en-GB',
  gap: ' ',
  pause: '; ',
  quotes: ['“', '”'],
  typedQuotes: ['"', '"'],
  brackets: ['(', ')'],
  afterName: ': ',
  colon: ': ',
  length: 2.4,
  // Common nouns take an article, and only one.
  called: (name) => (/^[a-z]/.test(name) ? `the ${name.replace(/^(?:an?|the) /, '')}` : name),
  mine: (name, owner) => name.replace(`${owner}'s `, 'my ').replace(`${owner}’s `, 'my '),
  begin: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  ownWord: ({ actor, object, word }) => `${actor}: ${word} (${object}).`,
  staged: ({ told }) => told.replace(/^\{actor\} |\.$/g, ''),
  seated: (seat) => `sitting${seat === undefined ? ' down' : ` on the ${seat}`}`,
  verbsStay: false,
  isNamedIn: (text, name) => {
    const [where, what] = [text.toLowerCase(), name.toLowerCase()];
    for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1))
      if (!isLetter(where[at - 1]) && !isLetter(where[at + what.length])) return true;
    return false;
  },
  keyName: /\bkeys?\b/i,
  doorEnd: /door$/i,
  nameLike: /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu,
  isWrittenIn: (text) => lettersIn(text, /\p{Script=Latin}/gu).isMost,
};

function isLetter(one: string | undefined): boolean {
  return one !== undefined && /\p{L}/u.test(one);
}
