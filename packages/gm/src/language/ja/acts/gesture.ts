// Tells a gesture from an act: verbs of doing that, with these nouns, touch nothing in the world.
import { BACKGROUND_NOUNS } from '../data/nouns.ts';
import { AREAS } from '../data/rooms.ts';
import { isAway } from '../noun-kinds.ts';
import type { Clause, Mood, PlainNoun } from '../parse/types.ts';
import type { MeantClause, VerbMeaning } from './meant.ts';

/** Endings that leave an act begun, suffered, or merely possible. */
const UNFINISHED: readonly Mood[] = ['passive', 'attempt', 'brokenOff', 'result', 'potential'];
/** Verbs that without an object are done to someone or to the air. */
const TOUCHES: ReadonlySet<string> = new Set(['knock', 'hold', 'force', 'search', 'inspect']);
/** A thing in the world, as far as the word tells. */
export function isThing(noun: PlainNoun): boolean {
  return noun.body !== true && !noun.abstract && !noun.someone;
}

/** Whether, for all its verb, nothing in the world is touched. */
export function isGesture(
  clause: Clause,
  { meaning, next }: { readonly meaning: VerbMeaning; readonly next: MeantClause | undefined },
): boolean {
  if (meaning.intent === 'EMOTE' || isImagined(clause)) return true;
  const { moods } = clause.predicate;
  if (UNFINISHED.some((mood) => moods.has(mood))) return true;
  if (moods.has('causative') && !isCausingAct(meaning)) return true;
  if (meaning.intent === 'MOVE') return isNoMove(clause, meaning, next);
  const { objects, target, tool } = meaning.cast;
  if (objects.length === 0) return isTouch(meaning);
  if (objects.some(isThing) || (tool !== undefined && isThing(tool))) return false;
  return meaning.needsObject || target === undefined || !isThing(target);
}

/** 頭の中で作る, 心の中で開ける: done in the mind. */
function isImagined(clause: Clause): boolean {
  return clause.phrases.some(
    ({ particle, nouns }) =>
      particle === 'で' &&
      nouns.some(({ text }) =>
        /(?:頭|心|胸|脳裏|夢|想像|記憶|妄想)の中$|^(?:脳内|心中|胸中)$/u.test(text),
      ),
  );
}

function isTouch(meaning: VerbMeaning): boolean {
  const { target, tool, source } = meaning.cast;
  const onNothing = target?.abstract === true && meaning.verb === 'use';
  if (onNothing && tool === undefined && source === undefined) return true;
  if (target !== undefined || tool !== undefined || source !== undefined) return false;
  return meaning.bare || TOUCHES.has(meaning.verb);
}

/** 起動させる, 飲ませる, 持たせる: making a thing or someone do it is an act of one's own. */
function isCausingAct(meaning: VerbMeaning): boolean {
  if (meaning.word.endsWith('せる') || meaning.word === '揺り動かす') return true;
  return (
    ['eat', 'drink', 'hold', 'use'].includes(meaning.verb) && meaning.cast.objects.some(isThing)
  );
}

function isNoMove(clause: Clause, meaning: VerbMeaning, next: MeantClause | undefined): boolean {
  const { target, source, via } = meaning.cast;
  const place = target ?? source ?? via;
  if (place === undefined) return meaning.bare;
  if (isAway(place)) return false;
  if (place.abstract || place.body === true || place.adverbial) return true;
  if (CROSSES.test(meaning.word) && via !== undefined && target === undefined) return true;
  if (STANDS.has(meaning.word) && !AREAS.has(place.head) && isSpot(place)) return true;
  return isFacing(clause, meaning, next);
}

/** ロープをまたぐ: a step over something goes nowhere by itself. */
const CROSSES = /^(?:跨ぐ|またぐ|踏み越える)$/u;

/** 窓辺に立つ: on a spot of the room; 台所に立つ goes there. */
const STANDS: ReadonlySet<string> = new Set(['立つ', 'たつ', '佇む', '並び立つ']);

function isSpot(place: PlainNoun): boolean {
  return place.relation !== undefined || BACKGROUND_NOUNS.has(place.head);
}

/** あゆに向かって手を振る: turned that way, not gone there. */
function isFacing(clause: Clause, meaning: VerbMeaning, next: MeantClause | undefined): boolean {
  if (meaning.word !== '向かう' && meaning.word !== 'むかう') return false;
  if (clause.predicate.link !== 'te' || next?.clause.sentence !== clause.sentence) return false;
  return clause.predicate.comma !== true && next.meaning?.intent !== 'MOVE';
}
