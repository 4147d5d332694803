// Whether the inside of action marks is an act, or a gloss, a laugh, an emphasis or a spoken sentence.
import type { Cast } from '../types.ts';
import { readActs } from './acts.ts';
import { knownWords } from './known-words.ts';
import { tagSentence } from './tags.ts';

const LAUGH =
  /^\W*(?:lol|lmao|rofl|haha\w*|hehe\w*|heh|xd|jk|smh|btw|imo|fyi|e\.?g\.?|i\.?e\.?|etc|aka|sic|tbd|n\/a|ps)\W*$/i;

const SPOKEN =
  /\b(?:thank you|thanks|let['’]s|let me|you['’]re|you are|don['’]t you|aren['’]t you|i think|i guess|i hope|i wonder|i love|i feel|i mean|please|we should|shall we|how about|good (?:morning|night|evening)|see you|of course|oh no|oh my|welcome)\b/i;

const isSpoken = (text: string, cast: Cast): boolean => {
  const first = /^\W*([\p{L}'’-]+)/u.exec(text)?.[1] ?? '';
  const narrated =
    /^(?:he|she|they)$/i.test(first) || knownWords(cast).people.has(first.toLowerCase());
  return /[?？]\s*$/u.test(text) || (SPOKEN.test(text) && !narrated);
};

/** Whether this text, found between action marks, narrates something. */
export const readsAsAct = (
  text: string,
  { cast, acts = readActs }: { readonly cast: Cast; readonly acts?: typeof readActs | undefined },
): boolean => {
  const inner = text.replace(/^[\s*_(（]+|(?<![\s*_)）])[\s*_)）]+$/gu, '');
  if (inner === '' || LAUGH.test(inner)) return false;
  if (tagSentence(inner) !== undefined) return true;
  if (isSpoken(inner, cast)) return false;
  const { found, clauses, tokens } = acts(inner, cast);
  if (found.acts.length === 0)
    return (
      clauses.length > 0 &&
      (found.others.length > 0 ||
        found.claims.length > 0 ||
        clauses.some(
          (clause) => clause.who !== 'other' && !clause.verb.copula && clause.subject !== undefined,
        ))
    );
  // A lone capitalised or unknown word is a gloss: `(Adaptation)`, `(RLHF)`.
  if (/^[A-Z0-9][A-Z0-9-]+$/u.test(inner)) return false;
  const words = tokens.filter((token) => token.kind === 'word').length;
  const emphasis =
    words === 1 &&
    found.acts.every((one) => one.intent === 'EMOTE') &&
    !/(?:s|ing|ed)$/.test(inner) &&
    clauses.length > 0 &&
    !ALONE.has(inner.toLowerCase());
  return !emphasis;
};

/** Bare one-word directions. */
const ALONE: ReadonlySet<string> = new Set([
  'nod',
  'sigh',
  'shrug',
  'smile',
  'laugh',
  'giggle',
  'wink',
  'bow',
  'pause',
  'blush',
  'gasp',
  'grin',
  'smirk',
  'frown',
  'yawn',
  'cough',
  'chuckle',
  'wave',
  'pout',
  'gulp',
  'sob',
  'cry',
  'hug',
]);
