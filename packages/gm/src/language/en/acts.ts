// Reads narrated action: everything the speaker does now, who else acts, and what is claimed in passing.
import { firstWhere } from '../../first-where.ts';
import { markFutile } from '../futile.ts';
import { markUnopened } from '../mark-unopened.ts';
import type { ActsFound, Cast, TextAct } from '../types.ts';
import { clauseActs } from './act.ts';
import { breakOff } from './break-off.ts';
import { carriedOver } from './carried-over.ts';
import { narratedClaims } from './claims-narrated.ts';
import type { Clause } from './clause-types.ts';
import { readClauses } from './clauses.ts';
import { comingBack } from './coming-back.ts';
import { comingIn } from './coming-in.ts';
import { GESTURE_NOUNS } from './data/nouns.ts';
import { goingIn } from './going-in.ts';
import { handedOn } from './handed-on.ts';
import { knownWords } from './known-words.ts';
import { readPhrase } from './noun-phrase.ts';
import { notePresence } from './others.ts';
import { reachedFor } from './reached-for.ts';
import { setRunning } from './set-running.ts';
import { trackSubjects } from './subjects.ts';
import { tagText } from './tag.ts';
import type { Token } from './tag-types.ts';
import { placeTagActs, tagSentence } from './tags.ts';
import { windowGlass } from './window-glass.ts';

/** `*a soft smile*`: a gesture named by its noun. */
const nominalGesture = (tokens: readonly Token[]): TextAct | undefined => {
  const first = tokens.findIndex(
    (token) => token.tag !== 'STOP' && token.tag !== 'ADV' && token.tag !== 'PREP',
  );
  const phrase = first < 0 ? undefined : readPhrase(tokens, { at: first });
  if (phrase === undefined || !GESTURE_NOUNS.has(phrase.noun.head)) return undefined;
  return {
    intent: 'EMOTE',
    verb: 'emote',
    word: phrase.noun.head,
    needsObject: false,
    start: phrase.start,
    end: phrase.end,
  };
};

/** One reading of a text, shared by acts and by the question whether it is an act at all. */
export interface EnglishReading {
  readonly found: ActsFound;
  readonly clauses: readonly Clause[];
  readonly tokens: readonly Token[];
}

const MEMORY =
  /^\W*(?:when (?:i|we|he|she|they) (?:was|were)|once[, ]+(?!again|more|inside|there|the)|years ago|long ago|back (?:when|then|in)|last (?:week|month|year|winter|summer|spring|autumn|fall|night|time)|one (?:time|day|night|winter|summer)\b|as a (?:child|boy|girl|kid|student)|in my (?:youth|day)|(?:my|our) (?:father|mother|grand\w+|uncle|aunt) (?:used to|once|always))/i;

/** A sentence that begins as a memory tells nothing that happens now. */
const remembered = (text: string, clauses: readonly Clause[]): readonly Clause[] => {
  const ends = [...text.matchAll(/[.!?*] |\n/g)];
  return clauses.map((clause) => {
    const next = firstWhere(ends, ({ 0: end, index }) => index + end.length > clause.verb.start);
    const from = (ends[next - 1]?.index ?? -1) + 1;
    return MEMORY.test(text.slice(from, from + 80)) ? { ...clause, status: 'no' } : clause;
  });
};

/** `turns the key to no avail`. */
const IN_VAIN = /\bto no avail\b|\bin vain\b|\bwithout (?:success|effect|luck)\b/i;
const BUT = /\b(?:but|yet|only)\b/i;
const NOTHING =
  /\b(?:nothing|no (?:response|luck|sound|light|reply|use))\b|\b(?:does|is|do|are|wo|will|would|did)(?:n['’]t| not)\b|\b(?:refuses|fails|stays (?:shut|dark|dead|silent)|remains|merely|only|just) ?|\b(?:dead|stuck|locked|jammed|broken|empty)\b/i;

/** `presses the button, but nothing happens`: told of one sentence. */
const fails = (text: string): boolean =>
  IN_VAIN.test(text) ||
  text.split(/[.!?]/).some((sentence) => {
    const but = BUT.exec(sentence);
    return but !== null && NOTHING.test(sentence.slice(but.index + but[0].length));
  });

/** `without opening the hatch`, `through the closed door`. */
const SHUT =
  /\b(?:without (?:opening|unlatching)|not opening|(?:still[- ])?(?:closed|shut|unopened) (?:door|gate|hatch))\b/iu;

const readPlain = (text: string, cast: Cast): EnglishReading => {
  const tokens = tagText(text, knownWords(cast));
  const subjects = trackSubjects(cast);
  const clauses = breakOff(remembered(text, readClauses(tokens, subjects)), tokens);
  notePresence(tokens, subjects);
  const read = windowGlass(reachedFor(clauses.flatMap(clauseActs), clauses), text);
  const told = comingBack(goingIn(read, clauses), clauses);
  const done = handedOn(setRunning(carriedOver(told), { clauses, text }), text);
  const acts = markUnopened(markFutile(done, { text, fails }), { text, shut: SHUT });
  const gesture = acts.length === 0 && clauses.length === 0 ? nominalGesture(tokens) : undefined;
  return {
    tokens,
    clauses,
    found: {
      acts: gesture ? [gesture] : acts,
      others: comingIn(subjects.others, clauses),
      claims: narratedClaims(text, clauses),
    },
  };
};

/** Reads a stretch of action or narration. */
export const readActs = (text: string, cast: Cast): EnglishReading => {
  const tag = tagSentence(text);
  if (tag === undefined) return readPlain(text, cast);
  const reading = readPlain(tag, cast);
  return { ...reading, found: { ...reading.found, acts: placeTagActs(reading.found.acts, text) } };
};
