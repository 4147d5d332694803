// The act as this world makes it: a walk, a meal or a gift where the words alone told of less.
import { classOf, isA, isSwallowed } from '@hakoniwa/stage';
import type { Noun, TextAct } from '../language/types.ts';
import { WORDS } from '../language/words.ts';
import { matchName } from '../resolve/match-name.ts';
import { type References, referencesOf, referredEntity } from '../resolve/reference.ts';
import type { TurnFrame, TurnState } from '../resolve/turn-state.ts';

/** An act with the things its nouns mean. */
interface MeantAct {
  readonly act: TextAct;
  readonly named: References;
}

/** The act as this world makes it. */
export function meant(
  frame: TurnFrame,
  { state, act }: { readonly state: TurnState; readonly act: TextAct },
): MeantAct {
  const call = calledOn(state, act);
  if (call) return named(frame, state, call);
  const told = named(frame, state, act);
  const done =
    putToBody(frame, state, told) ??
    walkedTo(state, told) ??
    splashed(state, told) ??
    asThing(told);
  return done ? named(frame, state, done) : told;
}

function named(frame: TurnFrame, state: TurnState, act: TextAct): MeantAct {
  return { act, named: referencesOf(frame, { state, act }) };
}

/** Sheet music is a thing where it is listed as one. */
function asThing({ act, named: { object } }: MeantAct): TextAct | undefined {
  const { ifThing } = act;
  if (!ifThing || object?.is !== 'entity' || object.entity.type !== 'prop') return undefined;
  // Its beam, its light: what comes out of a thing comes out of one that works.
  const isItsOwn = act.object?.itsOwn === true && object.how === 'part';
  if (isItsOwn) return { ...ifThing, works: true };
  return LITERALLY.has(object.how) ? ifThing : undefined;
}

/** What is put into one's belt or on one's knees one has; in the mouth it is eaten, on another's lap given. */
function putToBody(
  frame: TurnFrame,
  state: TurnState,
  { act, named: { object, target: part } }: MeantAct,
): TextAct | undefined {
  if (part?.is !== 'body' || !PLACES.has(act.verb) || WORDS.underfoot.has(part.word))
    return undefined;
  const isInHand = WORDS.hands.has(part.word);
  if (act.verb === 'throw' && !isInHand && !WORDS.mouths.has(part.word)) return undefined;
  // Before one's knees it lies on the floor.
  if (WORDS.beside.has(act.target?.relation ?? '')) return undefined;
  const { target, ...rest } = act;
  if (act.verb === 'give' && WORDS.offers.has(act.word)) return rest;
  const other = otherBody(frame, state, target);
  if (other && (act.verb !== 'use' || isInHand))
    return { ...rest, intent: 'PUT', verb: 'give', target: other };
  if (act.verb === 'use') return undefined;
  if (act.verb === 'give') return rest;
  const prop = state.world.props.get(referredEntity(object)?.id ?? '');
  const isEaten = WORDS.mouths.has(part.word) && prop !== undefined && classOf(prop) !== 'thing';
  return isEaten && isSwallowed(prop, 'eat')
    ? { ...rest, intent: 'EAT_DRINK', verb: 'eat' }
    : { ...rest, verb: 'hold' };
}

const PLACES: ReadonlySet<string> = new Set(['put', 'give', 'throw', 'use']);

/** Whose body it is, if it is somebody else's who is listed. */
function otherBody(
  { speaker, lore }: TurnFrame,
  { names }: TurnState,
  part: Noun | undefined,
): Noun | undefined {
  const whose = part?.owner ?? part?.modifiers.at(-1);
  if (whose === undefined) return undefined;
  const owner = matchName(whose, { names, lore, only: 'character' })?.entity;
  return owner && owner.id !== speaker
    ? { text: whose, head: whose, modifiers: [], person: true }
    : undefined;
}

/** Coffee over the telephone: whatever the verb, a liquid that goes over a thing is poured. */
function splashed({ world }: TurnState, { act, named }: MeantAct): TextAct | undefined {
  const { object, target } = named;
  const liquid = world.props.get(referredEntity(object)?.id ?? '');
  if (!liquid || !WORDS.splashes.has(act.word) || referredEntity(target)?.type !== 'prop')
    return undefined;
  return isA(classOf(liquid), 'liquid') ? { ...act, intent: 'USE', verb: 'pour' } : undefined;
}

/** Dropping down into the hold: where a gesture leads to a place of the map, one goes there. */
function walkedTo({ world }: TurnState, { act, named: { target } }: MeantAct): TextAct | undefined {
  if (!act.leads || target?.is !== 'entity' || target.entity.type !== 'place') return undefined;
  return LITERALLY.has(target.how) && world.places.size > 1
    ? { ...act, intent: 'MOVE', verb: 'move' }
    : undefined;
}

/** Picks up the telephone and calls the bakery: with that telephone. */
function calledOn(state: TurnState, act: TextAct): TextAct | undefined {
  const isDialled = WORDS.dials.has(act.word) && WORDS.numbers.has(act.object?.head ?? '');
  const isCall = act.verb === 'call' || WORDS.calls.has(act.word) || isDialled;
  if (!isCall || act.tool !== undefined) return undefined;
  const phone = state.handled.has(state.antecedent ?? '')
    ? state.world.props.get(state.antecedent ?? '')
    : undefined;
  if (!phone || !WORDS.phones.test(phone.name)) return undefined;
  const { target: _target, ...rest } = act;
  const object = { text: phone.name, head: phone.name, modifiers: [] };
  return { ...rest, intent: 'USE', verb: 'use', object, touch: true, needsObject: true };
}

const LITERALLY: ReadonlySet<string> = new Set(['exact', 'alias', 'spelling']);
