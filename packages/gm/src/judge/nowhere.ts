// [J7] What the act handles must be somewhere in the world, ingredients and containers included.
import { classOf, deny, isA } from '@hakoniwa/stage';
import type { NounLore } from '../language/lore.ts';
import { WORDS } from '../language/words.ts';
import type { Called } from '../resolve/called.ts';
import { EVERYTHING } from '../resolve/names.ts';
import { referredEntity } from '../resolve/reference.ts';
import type { Resolved } from '../resolve/resolve-noun.ts';
import { HARMLESS, type JudgeFinding, violation } from './finding.ts';
import type { JudgeRule, Question } from './question.ts';

export const nowhere: JudgeRule = (question) => {
  const { named, act } = question;
  const stranger = strangerDenied(question);
  if (stranger) return stranger;
  // Filled at the tap: nothing is put down, and nothing but water comes out of it.
  const isFilled = named.object && isDrawn(question, named.object);
  if (isFilled && (referredEntity(named.target)?.nearness ?? 2) >= 2) return HARMLESS;
  for (const one of [named.object, named.tool, named.source, named.target]) {
    if (one?.is !== 'nowhere' || isLoosePart(question, one) || isGrown(question, one)) continue;
    // Dropped back on the cloth: what a thing goes back to need not be listed.
    if (one === named.target && act.verb === 'put' && WORDS.goesBack.test(act.word)) continue;
    // Out of his coat: clothes one stands in are as good as a pocket.
    const isAttire = question.frame.lore.isAttire?.(one.word) === true;
    if (isAttire && (one === named.source || (one === named.target && act.verb === 'put')))
      continue;
    if (isSurely(question, one)) return missing(one.word);
  }
  if (named.object?.is === 'background') {
    const finding = background(question, named.object);
    // Digging a hole with the spade: where the object is nothing, the tool is what is used.
    return finding === HARMLESS && referredEntity(named.tool)?.type === 'prop'
      ? undefined
      : finding;
  }
  const isPlace = named.object?.is === 'entity' && named.object.entity.type === 'place';
  const isTooled = referredEntity(named.tool)?.type === 'prop';
  return isPlace && act.verb !== 'put' && !isTooled ? HARMLESS : undefined;
};

/** Whether the noun is a thing at all: by itself, or because the verb leaves no doubt. */
function isSurely({ act, named, frame }: Question, one: Resolved): boolean {
  const isWorn = one === named.object && act.object?.definite === true;
  if (isWorn && frame.lore.isAttire?.(one.word)) return isClear(frame.lore, act.word);
  if (isThing(frame.lore, one.word)) return true;
  if (one === named.tool) return act.tool?.definite === true;
  const isTakenOut = act.verb === 'take' && act.source !== undefined;
  return one === named.object && (isTakenOut || act.sure === true || isClear(frame.lore, act.word));
}

/** Water out of a tap that is there, or was just turned on, need not be listed. */
function isDrawn({ act, named, state }: Question, one: Resolved): boolean {
  const isWater = one.is === 'nowhere' && WORDS.water.has(one.word.toLowerCase());
  if (!isWater) return false;
  const isFromIt =
    referredEntity(named.source)?.type === 'prop' && WORDS.springs.test(act.source?.head ?? '');
  const can = referredEntity(named.tool);
  const isFromCan = (can?.nearness ?? 0) >= 2 && WORDS.waterers.test(act.tool?.head ?? '');
  if (isFromIt || isFromCan || [...state.handled].some((id) => WORDS.springs.test(id))) return true;
  // Scooped up where a well or basin stands: out of that.
  if (!WORDS.draws.test(act.word)) return false;
  return state.names.first(EVERYTHING, isSpring, { only: 'prop', nearness: 2 }) !== undefined;
}

function isSpring({ name }: Called): boolean {
  return WORDS.springs.test(name);
}

/** Lifting the receiver, spinning the dial: a part that is pointed out belongs to something here. */
function isLoosePart({ act, named, frame }: Question, one: Resolved): boolean {
  if (one !== named.object || act.object?.definite !== true) return false;
  return (
    PART_WORK.has(act.verb) &&
    act.object.modifiers.every((word) => frame.lore.isThing?.(word) === false) &&
    frame.lore.isBoundPart?.(act.object.head) === true
  );
}

/** A leaf off the orchid, a feather from the hen: it grew there, and need not be listed. */
function isGrown({ act, named, state }: Question, one: Resolved): boolean {
  const source = state.world.props.get(referredEntity(named.source)?.id ?? '');
  const isOff = one === named.object && (act.verb === 'take' || act.verb === 'use');
  return isOff && source !== undefined && GROWING.some((sort) => isA(classOf(source), sort));
}

const GROWING = ['plant', 'creature'] as const;

const PART_WORK: ReadonlySet<string> = new Set(['use', 'open', 'close', 'hold', 'read', 'inspect']);

/** Room surfaces may be wiped and knocked on; fittings that are no props cannot be opened or carried. */
function background({ act, named, frame }: Question, object: Resolved): JudgeFinding {
  // A granola bar out of the drawer is no bar of the room.
  const isTakenOut = act.verb === 'take' && referredEntity(named.source)?.type === 'prop';
  if (isTakenOut && (act.object?.modifiers.length ?? 0) > 0) return missing(object.word);
  const isSoft =
    frame.lore.isSurface(object.word) && (SOFT.has(act.verb) || WORDS.kicks.has(act.word));
  return isSoft ||
    !(isClear(frame.lore, act.word) || isThing(frame.lore, object.word)) ||
    act.verb === 'inspect'
    ? HARMLESS
    : missing(object.word);
}

/** Handing something to a person nobody has heard of brings that person in. */
function strangerDenied({ act, named }: Question): JudgeFinding | undefined {
  if (act.verb !== 'give' || named.target?.is !== 'nowhere') return undefined;
  return violation(deny('OUT_OF_SCOPE', { cause: 'nowhere', more: { about: named.target.word } }));
}

function missing(about: string): JudgeFinding {
  return violation(deny('MISSING_OBJECT', { cause: 'nowhere', more: { about } }));
}

const SOFT: ReadonlySet<string> = new Set(['use', 'knock', 'sit', 'search', 'hold']);

/** A language that does not tell takes every noun for a thing and every verb for a clear one. */
const isThing = (lore: NounLore, word: string): boolean => lore.isThing?.(word) ?? true;
const isClear = (lore: NounLore, word: string): boolean => lore.isClearVerb?.(word) ?? true;
