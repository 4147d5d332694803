// Whether a sentence of a player is said outright, though no quotes mark it.
import type { Token } from '../tag-types.ts';

/** Words that nobody does: what they open is said. */
const SAID_FIRST =
  /^(?:thanks|thank you|sorry|hello|hi|hey|goodbye|bye|good (?:morning|evening|night|day|afternoon)|yes|yeah|yep|no|nope|nah|sure|of course|please|welcome|excuse me|pardon|congratulations|wow|damn|watch out|shut up|how dare|what a|oh my)\b/iu;

/** How one stands to something: no deed, whoever says it. */
const STANCE =
  /^(?:i|we)(?: (?:really|do|just|still|also|only|always|never|don['’]?t|do not|didn['’]?t|can['’]?t))* (?:want(?! to\b)|need(?! to\b)|like(?! to\b)|love(?! to\b)|hate|know|think(?! (?:about|of)\b)|believe|hope|wish|miss|trust|mean|suppose|doubt|prefer|owe|agree|disagree|understand|remember|forgot|care|stand)\b/iu;

/** What one is or has: I'm tired, I am no thief, I have a question. */
const BEING =
  /^(?:i['’]m|i am|we['’]re|we are|i was|it['’]?s|it is|that['’]s|this is|there['’]s|there is|he['’]s|she['’]s|they['’]re)\b(?! (?:not )?(?:\w+ing|gonna)\b)(?! (?:about|going|trying) to\b)/iu;

const SECOND_PERSON = /\b(?:you|your|yours|you['’](?:re|ve|ll|d)|yourself)\b/iu;

interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isPerson: (text: string) => boolean;
  /** Whether its first verb is one of saying. */
  readonly isTelling: boolean;
  /** Whether whoever plays does something in it. */
  readonly isNarrated: boolean;
}

/** Whether it is said. */
export function isSaidOutright({
  text,
  tokens,
  isPerson,
  isTelling,
  isNarrated,
}: Sentence): boolean {
  const plain = text.trim();
  if (tokens.some(({ tag }) => tag === 'QUOTE') || isTelling) return false;
  if (hasVocative(plain, isPerson)) return true;
  if (/[?？]\s*$/u.test(plain)) return true;
  if (SAID_FIRST.test(plain))
    return !/^(?:please|no|yes|sure|hey)\b[ ,]*\w+/iu.test(plain) || SECOND_PERSON.test(plain);
  if (STANCE.test(plain) || BEING.test(plain)) return true;
  return SECOND_PERSON.test(plain) && !isNarrated;
}

/** `Ben, sit down`, `I don't want your stew, Marta.` */
function hasVocative(text: string, isPerson: (text: string) => boolean): boolean {
  const first = /^(?:hey |oh |dear |hello |hi |please )?([^,!?]{1,40})[,!?]\s+\S/iu.exec(text)?.[1];
  const pieces = text.split(/[,.!?…]/u).filter((one) => one.trim() !== '');
  const last = text.includes(',') ? pieces.at(-1)?.replace(/^ (?:dear|my|old) /u, '') : undefined;
  return [first, last].some((name) => name !== undefined && isPerson(name.trim()));
}
