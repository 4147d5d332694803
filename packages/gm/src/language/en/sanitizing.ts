// English for the sanitizer: props found among the nouns, and halves that begin with a verb of their own.
import type { PropHit, Sanitizing } from '../sanitizing.ts';
import {
  FALLBACKS,
  PROP_WORDS,
  SAFE_ACTIONS,
  SAME_THINGS,
  SHIELDS,
} from './data/sanitizer-words.ts';
import { NOTHING_KNOWN } from './known-words.ts';
import { singular } from './lemma.ts';
import { tagText } from './tag.ts';

export const englishSanitizing: Sanitizing = {
  findProps,
  sameThings: SAME_THINGS,
  singular,
  separator:
    /[,;.]\s*(?:and then |and |then |while |but )?|\s(?:and then|and|then|while|before|as)\s+/giu,
  joint: ' and ',
  stands,
  narrates: /\b\w+(?:s|ing|ed)\b/u,
  spokenEndings: [],
  brackets: { open: '(', close: ')' },
  safeActions: SAFE_ACTIONS,
  fallbacks: {
    byProp: FALLBACKS,
    drinking: {
      verbs: /\b(?:drink|sip|gulp|slurp)(?:s|ing|ed)?\b|\bdr[au]nk\b/iu,
      instead: 'takes a breath',
    },
    other: 'nods slightly',
  },
};

function findProps(action: string): readonly PropHit[] {
  const tokens = tagText(action, NOTHING_KNOWN);
  return tokens.flatMap((token, at) => {
    if (token.tag !== 'NOUN' && token.tag !== 'NAME') return [];
    const word = PROP_WORDS.has(token.lower) ? token.lower : singular(token.lower);
    const next = tokens[at + 1];
    const narrows = next?.tag === 'NOUN' && SHIELDS.has(next.lower);
    return PROP_WORDS.has(word) && !narrows
      ? [{ prop: word, word: token.lower, start: token.start, end: token.end }]
      : [];
  });
}

function stands(half: string): boolean {
  const first = tagText(half, NOTHING_KNOWN).find(
    (token) => token.tag !== 'ADV' && token.tag !== 'PRON' && token.tag !== 'STOP',
  );
  return (
    first?.tag === 'VERB' &&
    !/\b(?:it|them|from it|one)\b/iu.test(half) &&
    !/^\s*(?:drinks?|sips?|gulps?|takes? a (?:sip|gulp))\b[^,]*$/iu.test(half)
  );
}
