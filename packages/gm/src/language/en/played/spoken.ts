// Whether a sentence of a player is said outright, though no quotes mark it.
import type { Token } from '../tag-types.ts';

/** Words that nobody does: what they open is said. */
const SAID_FIRST =
  /^(?:thanks|thank you|sorry|hello|hi|hey|goodbye|bye|good (?:morning|evening|night|day|afternoon)|yes|yeah|yep|no|nope|nah|sure|of course|please|welcome|excuse me|pardon|congratulations|wow|damn|watch out|shut up|how dare|what a|oh my)\b/iu;

/** How one stands to something: no deed, whoever says it. */
const STANCE =
  /^(?:i|we)(?: (?:really|do|just|still|also|only|always|never|don['’]?t|do not|didn['’]?t|can['’]?t))* (?:want(?! to (?!know\b|hear\b|understand\b))|need(?! to\b)|like(?! to\b)|love(?! to\b)|hate|know|think(?! (?:about|of)\b)|believe|hope|wish|miss|trust|mean|suppose|doubt|prefer|owe|agree|disagree|understand|remember|forgot|care|stand)\b/iu;

/** What one is or has: I'm tired, I am no thief, I have a question. */
const BEING =
  /^(?:i['’]m|i am|we['’]re|we are|i was|it['’]?s|it is|that['’]s|this is|there['’]s|there is|he['’]s|she['’]s|they['’]re)\b(?! (?:not )?(?:\w+ing|gonna)\b)(?! (?:about|going|trying) to\b)/iu;

/** A question, though no mark ends it: a word that asks before its verb, or a verb before whom it is about. */
const ASKING =
  /^(?:(?:and|but|so|wait|hey|ok|okay|well),? )?(?:(?:who|what|where|when|why|how|which|whose)(?:['’]s|['’]re|['’]d)?(?: (?:\w+ ){0,2}?(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|happened|made|came|took|put|said|the|this|that|it|he|she|they)\b)|(?:is|are|was|were|does|did|isn['’]?t|aren['’]?t|doesn['’]?t|didn['’]?t|has|can|could|will|would|may|do) (?:i|you|we|he|she|it|they|there|this|that|the|anyone|anybody|someone|somebody)\b)/iu;

/** What something or somebody else is like: the cat is cute. */
const JUDGING =
  /^(?:the|this|that|these|those|my|your|his|her|its|our|their|it|he|she|they|everything|everyone|everybody|nothing|nobody)\b(?: [\w'’-]+){0,4}? (?:is|are|was|were|isn['’]?t|aren['’]?t|looks?|seems?|smells?|sounds?|tastes?)\b/iu;

/** Whoever is to do something for me is spoken to: show me the way, tell me about the tray. */
const FOR_ME = /^(?:please |just |then |so )?(?!let\b|excuse\b|i\b|we\b)[a-z]+ me\b/iu;

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
  if (tokens.some(({ tag }) => tag === 'QUOTE')) return false;
  if (isTelling) return FOR_ME.test(plain);
  if (hasVocative(plain, isPerson)) return true;
  if (/[?？]\s*$/u.test(plain)) return true;
  if (SAID_FIRST.test(plain)) return !isLead(tokens) || SECOND_PERSON.test(plain);
  if (ASKING.test(plain) || JUDGING.test(plain)) return !isNarrated;
  if (FOR_ME.test(plain)) return true;
  if (STANCE.test(plain) || BEING.test(plain)) return true;
  return SECOND_PERSON.test(plain) && !isNarrated;
}

/** `yes, open it`, `no I take it`: a word ahead of a deed. */
function isLead([first, ...rest]: readonly Token[]): boolean {
  if (!/^(?:please|no|yes|sure|hey|nope|nah|yeah|yep)$/u.test(first?.lower ?? '')) return false;
  const next = rest.find(({ tag }) => tag !== 'COMMA' && tag !== 'ADV' && tag !== 'INTJ');
  return next?.tag === 'VERB' || /^(?:i|we|let|let's|don't|do|never)$/u.test(next?.lower ?? '');
}

/** `Ferdy darling`, `my dear Ben`. */
const FOND =
  /\b(?:my|dear|darling|love|sweetheart|honey|mate|pal|old|boy|girl|lad|lass|sir|madam|miss|friend|poor|sweet|good|little)\b/giu;

/** `Ben, sit down`, `I don't want your stew, Marta.` */
function hasVocative(text: string, isPerson: (text: string) => boolean): boolean {
  const first = /^(?:hey |oh |dear |hello |hi |please )?([^,!?]{1,40})[,!?]\s+\S/iu.exec(text)?.[1];
  const pieces = text.split(/[,.!?…]/u).filter((one) => one.trim() !== '');
  const last = text.includes(',') ? pieces.at(-1)?.replace(/^ (?:dear|my|old) /u, '') : undefined;
  return [first, last].some(
    (name) =>
      name !== undefined && (isPerson(name.trim()) || isPerson(name.replace(FOND, '').trim())),
  );
}
