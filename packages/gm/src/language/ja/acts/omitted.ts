// Fills in objects that a chain of clauses names only once: パンをちぎって口に運ぶ.
import { isBody } from '../noun-kinds.ts';
import type { Clause, PlainNoun } from '../parse/types.ts';
import { isThing } from './gesture.ts';
import type { MeantClause, VerbMeaning } from './meant.ts';
import { ownerNoun } from './named.ts';

/** What was last handled in the sentence, and how. */
export interface Handled {
  readonly verb: string;
  readonly objects: readonly PlainNoun[];
  readonly target?: PlainNoun;
}

/** Verbs of the hand go on with what is in it; verbs of fittings with the fitting. */
const IN_HAND: ReadonlySet<string> = new Set([
  'take',
  'hold',
  'use',
  'make',
  'pour',
  'give',
  'put',
  'throw',
  'discard',
  'eat',
  'drink',
  'read',
  'spill',
  'force',
  'inspect',
  'switch-on',
]);
const FITTED: ReadonlySet<string> = new Set([
  'open',
  'close',
  'lock',
  'unlock',
  'switch-on',
  'switch-off',
  'knock',
  'read',
  'use',
  'force',
  'inspect',
]);

/** What one does with a thing one has just shut: books, laptops, umbrellas. */
const SETTING_DOWN: ReadonlySet<string> = new Set(['put', 'give', 'hold', 'discard', 'throw']);

/** What a clause handles, if anything. */
export function rememberObject({ clause, meaning }: MeantClause): Handled | undefined {
  const objects = meaning?.cast.objects.filter(isThing) ?? [];
  if (meaning === undefined)
    return isOnThing(clause) ? undefined : (rememberBody(clause, '') ?? rememberThing(clause));
  if (objects.length === 0) return rememberBody(clause, meaning.verb);
  const { target } = meaning.cast;
  return { verb: meaning.verb, objects, ...(target === undefined ? {} : { target }) };
}

/** マフラーに顔をうずめる: the scarf may be what is gone on with. */
function isOnThing({ phrases }: Clause): boolean {
  return phrases.some(({ particle, nouns }) => particle === 'に' && nouns.some(isThing));
}

/** 小刀を渡すと見せかけて回す: whatever came of it, the thing was spoken of. */
function rememberThing({ phrases }: Clause): Handled | undefined {
  const objects = phrases
    .filter(({ particle }) => particle === 'を')
    .flatMap(({ nouns }) => nouns.filter(isThing));
  return objects.length > 0 ? { verb: 'use', objects } : undefined;
}

/** 髪を指に巻きつけて弄ぶ: what is toyed with on the body stays the body, unless a hand reaches out. */
function rememberBody({ phrases, predicate }: Clause, verb: string): Handled | undefined {
  const objects = phrases
    .filter(({ particle }) => particle === 'を')
    .flatMap(({ nouns }) => nouns.filter((noun) => noun.body === true));
  const reaches = predicate.words.some((word) => REACHES.test(word));
  return objects.length > 0 && !reaches ? { verb, objects } : undefined;
}

const REACHES = /^(?:伸ば|のば|差し|さし|出す|やる|入れ|突っ込|かけ|掛け|潜|忍ば|回す)/u;

/** The meaning with an omitted object filled in from what the sentence handled before. */
export function inheritObject(meaning: VerbMeaning, handled: Handled | undefined): VerbMeaning {
  if (meaning.intent === 'MOVE') return throughOpened(meaning, handled);
  if (handled === undefined || !meaning.needsObject || meaning.cast.objects.length > 0)
    return meaning;
  if (handled.objects.every((noun) => noun.body === true))
    return isOnBody(meaning, handled) ? withObjects(meaning, handled.objects) : meaning;
  const filled = filledWith(meaning, handled);
  if (filled !== undefined) return filled;
  const whole = isSwitching(meaning) || isShutting(meaning) ? handled.target : undefined;
  if (whole !== undefined && isThing(whole)) return withObjects(meaning, [whole]);
  const together = [IN_HAND, FITTED].some(
    (kind) => kind.has(meaning.verb) && kind.has(handled.verb),
  );
  const shut = handled.verb === 'close' && SETTING_DOWN.has(meaning.verb);
  if (!together && !shut) return handled.verb === 'open' ? fromOpened(meaning, handled) : meaning;
  const vessel = meaning.verb === 'give' && handled.verb === 'pour' ? handled.target : undefined;
  const objects = vessel === undefined ? handled.objects : [vessel];
  return { ...meaning, cast: { ...meaning.cast, objects } };
}

/** パンを差し込んで、スイッチを入れる: of what it was put into. */
function isSwitching({ verb }: VerbMeaning): boolean {
  return verb === 'switch-on' || verb === 'switch-off';
}

/** 栞を本に挟んで閉じる: the book is what is shut. */
function isShutting({ verb }: VerbMeaning): boolean {
  return verb === 'close' || verb === 'lock';
}

/** ジョッキを手に取り、樽から注ぐ: into what is in hand, where the text says out of what. */
function filledWith(meaning: VerbMeaning, handled: Handled): VerbMeaning | undefined {
  const { source, target } = meaning.cast;
  const isFilling = meaning.verb === 'pour' && source !== undefined && target === undefined;
  const vessel = handled.objects[0];
  if (!isFilling || vessel === undefined) return undefined;
  return { ...meaning, cast: { ...meaning.cast, target: vessel } };
}

/** What is gone on with on the body: hair is twisted, a crumb off a cheek eaten; breath on cocoa is not drunk. */
function isOnBody({ verb }: VerbMeaning, { objects }: Handled): boolean {
  const isEaten = verb === 'eat' || verb === 'drink';
  return verb === 'use' || (isEaten && !objects.some(({ head }) => isBody(head)));
}

function withObjects(meaning: VerbMeaning, objects: readonly PlainNoun[]): VerbMeaning {
  return { ...meaning, cast: { ...meaning.cast, objects } };
}

/** 瓶を開けて注ぐ, 箱を開けて取り出す: out of what was opened. */
function fromOpened(meaning: VerbMeaning, handled: Handled): VerbMeaning {
  const source = handled.objects[0];
  const takesOut = meaning.verb === 'pour' || meaning.verb === 'take' || meaning.verb === 'drink';
  if (!takesOut || source === undefined || meaning.cast.source !== undefined) return meaning;
  if (meaning.verb === 'drink') return { ...meaning, cast: { ...meaning.cast, objects: [source] } };
  return { ...meaning, cast: { ...meaning.cast, source } };
}

/** 体育館の扉を開け、中に入る: inside is where the door leads. */
function throughOpened(meaning: VerbMeaning, handled: Handled | undefined): VerbMeaning {
  const { target, ...rest } = meaning.cast;
  if (target?.pronoun !== true) return meaning;
  const door =
    handled?.verb === 'open' || handled?.verb === 'unlock' ? handled.objects[0] : undefined;
  const place = door?.modifiers.at(-1);
  if (door === undefined) return { ...meaning, cast: rest };
  const inside = place === undefined ? {} : { target: { ...ownerNoun(door, place), text: place } };
  return { ...meaning, cast: { ...rest, via: door, ...inside } };
}
