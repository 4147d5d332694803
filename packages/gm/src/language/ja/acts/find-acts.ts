// Finds what is physically done in narrated Japanese, and by whom.
import type { Cast, Noun, OtherPerson, TextAct } from '../../types.ts';
import { isRole } from '../noun-kinds.ts';
import type { Parse } from '../parse/clauses.ts';
import type { Clause, Link, Mood, Phrase, PlainNoun } from '../parse/types.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { type Subject, subjectOf } from './subject.ts';

/** Moods under which nothing was done at all. */
const UNDONE: readonly Mood[] = [
  'negative',
  'wish',
  'request',
  'question',
  'hearsay',
  'likeness',
  'favour',
];
/** Moods of a sentence's end that reach back over its て-chain. */
const REACHING: readonly Mood[] = ['wish', 'request', 'question', 'favour'];
/** Verbs that without an object are done to someone or to the air. */
const TOUCHES: ReadonlySet<string> = new Set(['knock', 'hold', 'force', 'search']);
const CHAINED: readonly Link[] = ['te', 'stem'];

/** Acts and other people in parsed narration. */
export function findActs(
  parse: Parse,
  cast: Cast | undefined,
): { acts: TextAct[]; others: OtherPerson[] } {
  const acts: TextAct[] = [];
  const others: OtherPerson[] = [];
  let subject: Subject | undefined;
  let sentence = 0;
  const reached = reachBack(parse.clauses);
  parse.clauses.forEach((clause, i) => {
    if (clause.sentence !== sentence) subject = undefined;
    sentence = clause.sentence;
    subject = subjectOf(clause, cast) ?? subject;
    if (subject?.kind === 'person') others.push(other(subject.noun, clause));
    if (subject !== undefined && subject.kind !== 'self') {
      if (subject.kind === 'thing') subject = undefined;
      return;
    }
    if (!reached.has(i)) acts.push(...actsOf(clause, parse.clauses[i + 1]));
  });
  acts.push(...heldAtEnd(parse));
  return { acts, others };
}

/** Clauses that share the wish or request their sentence ends in. */
function reachBack(clauses: readonly Clause[]): Set<number> {
  const reached = new Set<number>();
  for (let i = clauses.length - 1; i >= 0; i--) {
    const clause = clauses[i];
    const next = clauses[i + 1];
    if (clause === undefined) continue;
    const { moods, link } = clause.predicate;
    const plan = moods.has('volitional') && !moods.has('attempt');
    const inherits =
      next !== undefined &&
      reached.has(i + 1) &&
      next.sentence === clause.sentence &&
      CHAINED.includes(link);
    if (REACHING.some((mood) => moods.has(mood)) || plan || link === 'if' || inherits)
      reached.add(i);
  }
  return reached;
}

function other(noun: PlainNoun, clause: Clause): OtherPerson {
  return { name: noun.head, text: noun.text, role: isRole(noun.head) && clause.predicate.verbal };
}

function actsOf(clause: Clause, next: Clause | undefined): TextAct[] {
  const { moods } = clause.predicate;
  if (!clause.predicate.verbal || UNDONE.some((mood) => moods.has(mood))) return [];
  if (moods.has('volitional') && !moods.has('attempt')) return [];
  const meaning = meaningOf(clause);
  const held = heldBefore(clause, meaning);
  if (meaning === undefined || isGesture(clause, meaning, next))
    return [...held, emote(clause, meaning)];
  return [...held, ...toActs(clause, meaning)];
}

/** Whether, for all its verb, nothing in the world is touched. */
function isGesture(clause: Clause, meaning: Meaning, next: Clause | undefined): boolean {
  const { moods } = clause.predicate;
  if (meaning.intent === 'EMOTE' || meaning.verb === 'look') return meaning.intent === 'EMOTE';
  if (
    moods.has('passive') ||
    moods.has('causative') ||
    moods.has('attempt') ||
    moods.has('brokenOff')
  )
    return true;
  if (moods.has('result') || moods.has('potential')) return true;
  const { objects, target, source, tool } = meaning.cast;
  if (meaning.intent === 'MOVE') return isNoMove(clause, meaning, next);
  if (objects.length === 0 && TOUCHES.has(meaning.verb))
    return target === undefined && tool === undefined;
  const things = objects.filter(isThing);
  if (objects.length > 0 && things.length === 0)
    return !(tool !== undefined && isThing(tool)) && !usesPlace(meaning, target ?? source);
  return false;
}

/** Pouring time or writing words onto a thing still uses the thing. */
function usesPlace(meaning: Meaning, place: PlainNoun | undefined): boolean {
  return meaning.verb === 'use' && !meaning.needsObject && place !== undefined && isThing(place);
}

function isNoMove(clause: Clause, meaning: Meaning, next: Clause | undefined): boolean {
  const { target, source, objects } = meaning.cast;
  const place = target ?? source ?? objects[0];
  const facing = meaning.word === '向かう' || meaning.word === 'むかう';
  if (
    facing &&
    clause.predicate.link === 'te' &&
    next !== undefined &&
    next.sentence === clause.sentence &&
    !isMove(next) &&
    !endsPhrase(clause, next)
  )
    return true;
  if (place === undefined) return !leavesAlone(meaning);
  return place.abstract || place.body === true;
}

function endsPhrase(clause: Clause, next: Clause): boolean {
  const first = next.phrases[0];
  return (
    first !== undefined &&
    first.start > clause.predicate.end + 1 &&
    first.start - clause.predicate.end > 1
  );
}

function isMove(clause: Clause): boolean {
  return meaningOf(clause)?.intent === 'MOVE';
}

/** 出て行く, 戻る: a move even where no place is named. */
function leavesAlone(meaning: Meaning): boolean {
  return /^(?:出る|出て行く|出ていく|出かける|去る|立ち去る|戻る|帰る|逃げ出す|退室する|退出する|外出する|脱出する|帰宅する)$/u.test(
    meaning.word,
  );
}

function isThing(noun: PlainNoun): boolean {
  return noun.body !== true && !noun.abstract && !noun.someone;
}

function emote(clause: Clause, meaning: Meaning | undefined): TextAct {
  const nouns = clause.phrases
    .filter((p) => ['を', 'に', 'へ'].includes(p.particle))
    .flatMap((p) => p.nouns);
  const at = nouns.find((noun) => noun.body !== true && !noun.abstract);
  return {
    intent: 'EMOTE',
    verb: 'emote',
    word: meaning?.word ?? clause.predicate.words.at(-1) ?? '',
    ...(at === undefined ? {} : { target: plain(at) }),
    needsObject: false,
    ...span(clause),
  };
}

function toActs(clause: Clause, meaning: Meaning): TextAct[] {
  const { target, source, tool } = meaning.cast;
  const things = meaning.cast.objects.filter(
    (noun) =>
      !noun.someone && !noun.abstract && (noun.body !== true || meaning.cast.objects.length === 1),
  );
  const counted = things.filter((noun) => !noun.adverbial);
  const objects = counted.length > 0 ? counted : things;
  const base = {
    intent: meaning.intent,
    verb: meaning.verb,
    word: meaning.word,
    ...(target === undefined || target.abstract ? {} : { target: plain(target) }),
    ...(source === undefined || source.abstract ? {} : { source: plain(source) }),
    ...(tool === undefined ? {} : { tool: plain(tool) }),
    needsObject: meaning.needsObject,
    ...(meaning.picksUp ? { picksUp: true as const } : {}),
    ...span(clause),
  };
  if (objects.length === 0) return [base];
  return objects.map((object) => ({ ...base, object: plain(object) }));
}

/** コップを手に、: held while the rest is done. */
function heldBefore(clause: Clause, meaning: Meaning | undefined): TextAct[] {
  const found = heldIn(clause.phrases);
  if (found === undefined) return [];
  const taken = meaning?.cast.objects.some((noun) => found.nouns.includes(noun)) === true;
  return taken ? [] : holdActs(found);
}

function heldAtEnd(parse: Parse): TextAct[] {
  const found = heldIn(parse.rest);
  return found === undefined ? [] : holdActs(found);
}

function heldIn(phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.find((phrase, i) => {
    const hand = phrases[i + 1];
    return (
      phrase.particle === 'を' &&
      hand?.particle === 'に' &&
      /手$/u.test(hand.nouns.at(-1)?.head ?? '') &&
      hand.nouns.every((noun) => noun.body === true)
    );
  });
}

function holdActs(phrase: Phrase): TextAct[] {
  return phrase.nouns.filter(isThing).map((noun) => ({
    intent: 'USE' as const,
    verb: 'hold',
    word: '手にする',
    object: plain(noun),
    needsObject: true,
    picksUp: true as const,
    start: phrase.start,
    end: phrase.end,
  }));
}

function span(clause: Clause): { start: number; end: number } {
  const first = clause.phrases.find((phrase) => phrase.end > 0);
  return {
    start: Math.min(first?.start ?? clause.predicate.start, clause.predicate.start),
    end: clause.predicate.end,
  };
}

/** The noun as reported, without what only the grammar needs. */
function plain(noun: PlainNoun): Noun {
  const { someone, abstract: _abstract, adverbial: _adverbial, ...reported } = noun;
  return someone ? { ...reported, person: true } : reported;
}
