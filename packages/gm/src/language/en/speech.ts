// Spoken words: questions, answers, what is claimed, and who is said to come in.
import type { Cast, OtherPerson, SpeechFound } from '../types.ts';
import { sentenceClaims } from './claims.ts';
import type { Clause } from './clause-types.ts';
import { readClauses } from './clauses.ts';
import { knownWords } from './known-words.ts';
import { singular } from './lemma.ts';
import { notePresence } from './others.ts';
import { splitSentences } from './sentences.ts';
import { isRole, trackSubjects } from './subjects.ts';
import { tagText } from './tag.ts';
import { isToldOf } from './told-of.ts';

const WH_QUESTION =
  /^(?:\W|(?:so|and|but|well|hey|um|uh|oh|then)\W)*(?:what|where|when|why|how|who|which|whose)(?:'s|’s|\s+(?:is|are|was|were|do|does|did|can|could|will|would|should|about|else))\b/i;

const ANSWER =
  /^\W*(?:yes|yeah|yep|yup|no|nope|nah|sure|of course|certainly|definitely|absolutely|okay|ok|all right|alright|fine|not really|not yet|i think so|i don['’]t (?:know|think)|maybe|perhaps|because|right|exactly|indeed|mm-?hm|uh-?huh|i (?:do|am|did|will|can|have)\b|it['’]?s (?:in|on|at|over|under)|neither|both|either|as you wish|understood|got it|true|correct|that['’]s right)\b/i;

const APPEARING: ReadonlySet<string> = new Set([
  'come',
  'enter',
  'arrive',
  'walk',
  'step',
  'stand',
  'wait',
  'run',
  'knock',
  'burst',
  'appear',
  'approach',
  'be',
  'rush',
  'stroll',
  'barge',
  ...'march stride storm saunter wander slip hurry pop poke peek join emerge limp stumble crawl float ride climb sneak creep lean'.split(
    ' ',
  ),
]);
const HERE: ReadonlySet<string> = new Set([
  'here',
  'door',
  'outside',
  'in',
  'room',
  'inside',
  'now',
]);

/** The marks a sentence ends with, whatever quotes and brackets stand behind them. */
const endMarks = (sentence: string): string => {
  const bare = sentence.trimEnd().replace(/(?<!["'”’」)])["'”’」)]+$/u, '');
  return /(?<![?？!！.…])[?？!！.…]+$/u.exec(bare)?.[0] ?? '';
};

const isQuestion = (sentence: string): boolean =>
  /[?？]/u.test(endMarks(sentence)) || WH_QUESTION.test(sentence);

/** Guesses and beliefs bring nobody in. */
const HEDGED =
  /\b(?:reckon|suppose|guess|bet|swear|believe|think|probably|perhaps|maybe|must be|might be|could be|rumou?rs?|legend|story|stories|as if|haunted)\b/i;

/** Whether any word could be a role at all: most sentences have none and need no parse. */
const namesRole = (sentence: string): boolean =>
  (sentence.match(/[\p{L}\p{N}_'’-]+/gu) ?? []).some(
    (word) => isRole(word) || isRole(singular(word.toLowerCase())),
  );

/** `The herald blows his horn and announces the king`: two deeds in a row are told, not talked about. */
const heralded = (clauses: readonly Clause[]): boolean => {
  const deeds = clauses.filter(
    ({ who, status, verb }) => who === 'other' && status === 'now' && verb.form === 's',
  );
  return deeds.some(
    (deed) => comesUp(deed) || (deeds.length >= 2 && CEREMONIAL.has(deed.verb.lemma)),
  );
};

/** `A waiter strolls up and sets a tray down`. */
const comesUp = ({ subject, verb, rest }: Clause): boolean =>
  /^an?$/.test(subject?.determiner ?? '') &&
  APPEARING.has(verb.lemma) &&
  rest.preps.every((p) => p.prep === 'out-of' || p.prep === 'from') &&
  rest.particles.some((one) => one === 'up' || one === 'over');

const CEREMONIAL: ReadonlySet<string> = new Set(
  'announce proclaim bow kneel salute curtsy unroll unfurl blow clear bellow'.split(' '),
);

/** Role nouns that the speech says come in or stand here now. */
const spokenPersons = (sentence: string, before: string, cast: Cast): readonly OtherPerson[] => {
  if (!namesRole(sentence) || isQuestion(sentence) || HEDGED.test(sentence)) return [];
  if (isToldOf(sentence, before)) return [];
  const tokens = tagText(sentence, knownWords(cast));
  const subjects = trackSubjects(cast);
  const quiet = trackSubjects(cast);
  notePresence(tokens, subjects);
  const clauses = readClauses(tokens, quiet);
  const isShown = heralded(clauses);
  for (const clause of clauses) {
    const subject = clause.subject;
    if (
      subject === undefined ||
      clause.who !== 'other' ||
      clause.status !== 'now' ||
      !isRole(subject.noun.head)
    )
      continue;
    const here =
      tokens.some((token) => HERE.has(token.lower)) ||
      clause.verb.lemma === 'arrive' ||
      clause.verb.lemma === 'enter';
    const comes =
      APPEARING.has(clause.verb.lemma) &&
      here &&
      !(clause.verb.past && !/\bjust\b/i.test(sentence));
    if (comes || isShown) subjects.note(subject);
  }
  return subjects.others.filter((other) => other.role);
};

/** What is found in a stretch of speech. */
export const readSpeech = (text: string, cast: Cast): SpeechFound => {
  const sentences = splitSentences(text);
  return {
    questions: sentences.filter(isQuestion).map((sentence) => sentence.trim()),
    answers: ANSWER.test(text.replace(/^[\s"“「『]+/u, '')),
    claims: sentences.flatMap((sentence, at) => sentenceClaims(sentence, sentences[at - 1])),
    others: sentences.flatMap((sentence, at) =>
      spokenPersons(sentence, sentences[at - 1] ?? '', cast),
    ),
  };
};
