// Walks the tagged words and cuts them into clauses, each with subject, verb, frame and whether it happens.
import type { Noun } from '../types.ts';
import type { Clause, Complements, PrepPhrase, Status, VerbPhrase, Who } from './clause-types.ts';
import type { ClauseWalk } from './clause-walk.ts';
import { readComplements } from './complements.ts';
import { REAL_SUBORDINATORS } from './data/function-words.ts';
import { CAUSERS, POSTURES, STATIVES } from './data/noun-first.ts';
import { isEpithet } from './epithets.ts';
import { nextLeg } from './legs.ts';
import { entriesFor } from './lexicon.ts';
import { type EnglishPhrase, opensPhrase, readPhrase } from './noun-phrase.ts';
import { isRole, type Subjects } from './subjects.ts';
import type { Token, WordTag } from './tag-types.ts';
import { readVerbPhrase } from './verb-phrase.ts';

const VERBAL: ReadonlySet<WordTag> = new Set(['VERB', 'AUX', 'MODAL', 'NEG']);

const isVerbal = (token: Token | undefined): boolean =>
  token !== undefined && VERBAL.has(token.tag);

const skip = (tokens: readonly Token[], at: number, tags: readonly WordTag[]): number => {
  let next = at;
  for (
    let token = tokens[next];
    token !== undefined && tags.includes(token.tag);
    token = tokens[next]
  )
    next += 1;
  return next;
};

const lastClause = (walk: ClauseWalk): Clause | undefined => {
  const clause = walk.clauses.at(-1);
  return clause?.sentence === walk.sentence ? clause : undefined;
};

const newSentence = (walk: ClauseWalk, token: Token): void => {
  const soft = ['…', '—', '–', ':', '-', '..', '...', '--'].includes(token.text);
  if (!soft) {
    walk.sentence += 1;
    walk.subject = undefined;
    walk.who = 'speaker';
    walk.request = false;
  }
  walk.link = '.';
  walk.outer = undefined;
  walk.imposed = 'now';
  walk.fronted = [];
  walk.adjacent = false;
};

const skipToComma = (walk: ClauseWalk): void => {
  while (walk.at < walk.tokens.length) {
    const tag = walk.tokens[walk.at]?.tag;
    if (tag === 'COMMA' || tag === 'STOP') return;
    walk.at += 1;
  }
};

const withFronted = (rest: Complements, fronted: readonly PrepPhrase[]): Complements =>
  fronted.length === 0 ? rest : { ...rest, preps: [...rest.preps, ...fronted] };

/** `without opening it or taking anything`: the second verb shares the fate of the first. */
const inherited = (walk: ClauseWalk, verb: VerbPhrase): Status => {
  const before = lastClause(walk);
  if (before === undefined || before.status !== 'no' || walk.link === 'but' || walk.link === 'then')
    return 'now';
  if (verb.form === 'base' && before.verb.form === 'base' && !before.verb.copula) return 'no';
  if (
    verb.form === 'base' &&
    before.verb.status === 'no' &&
    verb.form !== before.verb.form &&
    before.who === 'speaker' &&
    walk.subject === undefined
  )
    return 'no';
  // `mimes locking her lips and throwing away the key`
  const goesOn = before.link === 'without' || before.verb.status === 'no';
  return verb.form === 'ing' && goesOn && (walk.link === 'or' || walk.link === 'and')
    ? 'no'
    : 'now';
};

/** `stares at the rain running down the glass`: what is seen or heard does it, not who looks. */
const seenDoing = (before: Clause, nearest: Noun | undefined, rest: Complements): boolean =>
  nearest !== undefined &&
  rest.groups.length === 0 &&
  entriesFor(before.verb.lemma).some((entry) => entry.verb === 'look') &&
  before.rest.preps.length > 0;

/** A verb right after a noun phrase: a description of it, someone else's act, or one's own going on. */
const adjacentStatus = (walk: ClauseWalk, verb: VerbPhrase, rest: Complements): Status => {
  const before = lastClause(walk);
  if (!walk.adjacent || before === undefined) return 'now';
  const group = before.rest.groups.at(-1)?.at(-1);
  const nearest = before.rest.preps.at(-1)?.nouns.at(-1) ?? group;
  if (group !== undefined && CAUSERS.has(before.verb.lemma)) return 'no';
  if (verb.form === 'ing') {
    const described =
      nearest !== undefined &&
      (STATIVES.has(verb.lemma) || nearest.person === true || isRole(nearest.head));
    return described || seenDoing(before, nearest, rest) ? 'no' : 'now';
  }
  return verb.form === 's' ? 'now' : 'no';
};

/** `Startled, she …`, `Locked.`: a participle that describes. */
const isStartled = (walk: ClauseWalk, verb: VerbPhrase, rest: Complements): boolean =>
  (verb.form === 'past' || verb.form === 'part') &&
  walk.subject === undefined &&
  lastClause(walk) === undefined &&
  verb.start === walk.tokens[walk.at]?.start &&
  rest.groups.length === 0 &&
  rest.particles.length === 0 &&
  ['COMMA', 'STOP', undefined].includes(walk.tokens[rest.next]?.tag) &&
  /ed$/.test(walk.tokens[verb.next - 1]?.lower ?? '');

const worst = (...all: readonly Status[]): Status =>
  all.includes('no') ? 'no' : all.includes('broken') ? 'broken' : 'now';

const readClause = (walk: ClauseWalk): boolean => {
  const verb = readVerbPhrase(walk.tokens, walk.at);
  if (verb === undefined) return false;
  const rest = readComplements(walk.tokens, { from: verb.next, lemma: verb.lemma });
  const startled: Status = isStartled(walk, verb, rest) ? 'broken' : 'now';
  const command: Status = walk.request && verb.form === 'base' ? 'no' : 'now';
  const status = worst(
    verb.status,
    walk.imposed,
    inherited(walk, verb),
    adjacentStatus(walk, verb, rest),
    startled,
    command,
  );
  walk.clauses.push({
    who: walk.who,
    subject: walk.subject,
    verb,
    rest: withFronted(rest, walk.fronted),
    status,
    link: walk.link,
    sentence: walk.sentence,
  });
  walk.at = Math.max(rest.next, verb.next);
  walk.fronted = [];
  walk.link = '';
  walk.imposed = 'now';
  walk.adjacent = true;
  return true;
};

/** `to open it` after a verb: a purpose, unless one bends or reaches to do it, or uses something for it. */
const readInfinitive = (walk: ClauseWalk): void => {
  const before = lastClause(walk);
  walk.at += 1;
  walk.imposed = 'no';
  walk.adjacent = false;
  if (before !== undefined && before.status === 'now' && before.who === 'speaker') {
    const tool = before.rest.groups.at(-1);
    if (before.verb.lemma === 'use' && tool !== undefined) {
      walk.imposed = 'now';
      walk.fronted = [{ prep: 'with', nouns: tool }];
      walk.clauses[walk.clauses.length - 1] = { ...before, status: 'no' };
    } else if (POSTURES.has(before.verb.lemma) && before.rest.groups.length === 0)
      walk.imposed = 'now';
  }
  walk.link = 'to';
  if (!readClause(walk)) walk.imposed = 'now';
};

const REAL_GERUND: ReadonlySet<string> = new Set(['by', 'upon', 'after', 'before', 'while', 'as']);

const isRealGerund = (walk: ClauseWalk, prep: string): boolean => {
  const before = lastClause(walk);
  if (REAL_GERUND.has(prep)) return true;
  if (before === undefined) return prep === 'on' || prep === 'in';
  return (
    prep === 'to' && before.status === 'now' && ['go', 'return', 'get'].includes(before.verb.lemma)
  );
};

const readPreposition = (walk: ClauseWalk, token: Token): void => {
  const next = skip(walk.tokens, walk.at + 1, ['ADV']);
  const follows = walk.tokens[next];
  if (isVerbal(follows)) {
    walk.at += 1;
    walk.link = token.lower;
    walk.adjacent = false;
    walk.imposed = isRealGerund(walk, token.lower) ? 'now' : 'no';
    return;
  }
  if (REAL_SUBORDINATORS.has(token.lower) && opensPhrase(follows)) {
    walk.at += 1;
    walk.link = token.lower;
    walk.adjacent = false;
    return;
  }
  const phrase = readPhrase(walk.tokens, { at: next });
  if (phrase === undefined) {
    walk.at += 1;
    return;
  }
  const before = lastClause(walk);
  const leg =
    before && !walk.adjacent ? nextLeg(before, { at: walk, goal: phrase.noun }) : undefined;
  if (leg) {
    walk.clauses.push(leg);
    walk.link = '';
    walk.at = leg.rest.next;
    return;
  }
  if (before === undefined)
    walk.fronted = [...walk.fronted, { prep: token.lower, nouns: [phrase.noun] }];
  walk.at = phrase.next;
};

/** Finds the verb of a subject past its own modifiers, or -1. */
const verbAfter = (tokens: readonly Token[], from: number): number => {
  let at = skip(tokens, from, ['ADV', 'REFL']);
  for (let turns = 0; turns < 3 && tokens[at]?.tag === 'PREP'; turns += 1) {
    const phrase = readPhrase(tokens, { at: skip(tokens, at + 1, ['ADV']) });
    if (phrase === undefined) return -1;
    at = skip(tokens, phrase.next, ['ADV']);
  }
  return isVerbal(tokens[at]) ? at : -1;
};

/** `Ayu and I walk`: the second half of a double subject. */
const coSubject = (walk: ClauseWalk, first: EnglishPhrase): EnglishPhrase | undefined => {
  if (walk.tokens[first.next]?.lower !== 'and') return undefined;
  const second = readPhrase(walk.tokens, { at: first.next + 1 });
  return second !== undefined && verbAfter(walk.tokens, second.next) >= 0 ? second : undefined;
};

const backOverAdverbs = (tokens: readonly Token[], at: number): number => {
  let first = at;
  while (tokens[first - 1]?.tag === 'ADV') first -= 1;
  return first;
};

/** `sweeps in, skirts whispering, and takes it`: what goes along with the act leaves its subject as it was. */
const isAbsolute = (walk: ClauseWalk, verbAt: number): boolean =>
  walk.link === ',' &&
  walk.tokens[verbAt]?.verb?.form === 'ing' &&
  walk.related !== walk.sentence &&
  lastClause(walk) !== undefined;

const isPersonal = (who: Who): boolean => who === 'speaker' || who === 'other';

const readSubject = (walk: ClauseWalk): void => {
  const phrase = readPhrase(walk.tokens, { at: walk.at });
  if (phrase === undefined) {
    walk.at += 1;
    return;
  }
  // `the way a barber does`: what it is like happens to nobody.
  if (
    phrase.noun.head === 'way' &&
    phrase.determiner === 'the' &&
    opensPhrase(walk.tokens[phrase.next])
  ) {
    skipToComma(walk);
    return;
  }
  const second = coSubject(walk, phrase);
  const end = second?.next ?? phrase.next;
  const verbAt = verbAfter(walk.tokens, end);
  const comma = walk.tokens[end]?.tag === 'COMMA' && lastClause(walk) === undefined;
  if (verbAt < 0 && !comma) {
    walk.at = end;
    if (walk.tokens[end]?.tag === 'REL') skipToComma(walk);
    return;
  }
  const vocative = comma && phrase.name && walk.tokens[end + 1]?.verb?.form === 'base';
  if (
    comma &&
    verbAt < 0 &&
    !phrase.name &&
    !(phrase.noun.pronoun && phrase.noun.person) &&
    !isRole(phrase.noun.head)
  ) {
    walk.at = end;
    return;
  }
  if (REAL_SUBORDINATORS.has(walk.link) || isAbsolute(walk, verbAt))
    walk.outer = { subject: walk.subject, who: walk.who };
  const isSelf = (): boolean => !second && isEpithet(phrase, { tokens: walk.tokens, verbAt });
  const whos = [phrase, ...(second ? [second] : [])].map((one) => walk.subjects.whoIs(one, isSelf));
  walk.who = whos.includes('speaker') ? 'speaker' : (whos[0] ?? 'thing');
  if (walk.outer !== undefined && walk.who === 'other') walk.related = walk.sentence;
  walk.subject = phrase;
  walk.request ||= vocative;
  if (vocative) walk.who = 'speaker';
  walk.at = verbAt < 0 ? end : backOverAdverbs(walk.tokens, verbAt);
  walk.adjacent = false;
  if (verbAt >= 0) readClause(walk);
  else if (!isPersonal(walk.who)) walk.subject = undefined;
};

const ARRIVING: ReadonlySet<string> = new Set(['when', 'until', 'till', 'once']);

/** `falls silent when a servant brings in the wine`: the clause is passed over, but someone came. */
const noteArrival = (walk: ClauseWalk): void => {
  const phrase = readPhrase(walk.tokens, { at: walk.at + 1 });
  if (phrase === undefined || phrase.name || !isRole(phrase.noun.head)) return;
  const verb = walk.tokens[verbAfter(walk.tokens, phrase.next)]?.verb;
  if (verb?.form === 's' && lastClause(walk)?.status !== 'no') walk.subjects.note(phrase);
};

const step = (walk: ClauseWalk, token: Token): void => {
  switch (token.tag) {
    case 'STOP':
    case 'QUOTE':
      newSentence(walk, token);
      walk.at += 1;
      return;
    case 'COMMA':
    case 'CONJ':
      if (token.tag === 'COMMA' && walk.outer !== undefined) {
        walk.subject = walk.outer.subject;
        walk.who = walk.outer.who;
        walk.outer = undefined;
      }
      walk.link = token.tag === 'CONJ' ? token.lower : walk.link || ',';
      walk.adjacent = false;
      walk.at += 1;
      return;
    case 'SUB':
    case 'REL':
      if (token.tag === 'REL') walk.related = walk.sentence;
      else if (ARRIVING.has(token.lower)) noteArrival(walk);
      skipToComma(walk);
      if (walk.tokens[walk.at] === token) walk.at += 1;
      return;
    case 'PREP':
      readPreposition(walk, token);
      return;
    case 'TO':
      readInfinitive(walk);
      return;
    case 'VERB':
    case 'AUX':
    case 'MODAL':
    case 'NEG':
      if (!readClause(walk)) walk.at += 1;
      return;
    case 'ADV': {
      const next = skip(walk.tokens, walk.at, ['ADV']);
      if (!isVerbal(walk.tokens[next])) walk.at = next;
      else if (!readClause(walk)) walk.at += 1;
      return;
    }
    case 'INTJ':
      walk.request ||= token.lower === 'please';
      walk.at += 1;
      return;
    default:
      if (opensPhrase(token)) readSubject(walk);
      else walk.at += 1;
  }
};

/** All clauses of a tagged text, in order. */
export const readClauses = (tokens: readonly Token[], subjects: Subjects): readonly Clause[] => {
  const walk: ClauseWalk = {
    tokens,
    subjects,
    clauses: [],
    at: 0,
    sentence: 0,
    link: '.',
    subject: undefined,
    who: 'speaker',
    adjacent: false,
    outer: undefined,
    related: -1,
    fronted: [],
    request: false,
    imposed: 'now',
  };
  while (walk.at < tokens.length) {
    const before = walk.at;
    const token = tokens[walk.at];
    if (token === undefined) break;
    step(walk, token);
    if (walk.at <= before) walk.at = before + 1;
  }
  return walk.clauses;
};
