// An event as one reader may hear of it: the director everything, others what they could witness.
import { goalText } from '@hakoniwa/actor';
import type { WireEvent } from '@hakoniwa/protocol';
import {
  type Audience,
  clockText,
  eventText,
  gesturesIn,
  isJsonObject,
  type Rulebook,
  type SealedEvent,
  type Why,
  type World,
} from '@hakoniwa/stage';
import { correctionOf } from '../correction.ts';

interface Telling {
  readonly rules: Rulebook;
  /** The world in which what the event names still has its name. */
  readonly world: World;
  readonly audience: Audience;
}

/** The event for a reader; undefined when it is not theirs to know. */
export function wireEvent(
  { rules, world, audience }: Telling,
  event: SealedEvent,
): WireEvent | undefined {
  if (!mayHear(audience, event)) return undefined;
  const { seq, branch, turn, type, at, outcome, actor, place } = event;
  const isDirector = audience.as === 'director';
  const knowsThings = isDirector || audience.as === 'character';
  const isTheirs = isDirector || isOwn(audience, event);
  const speech = isJsonObject(event.detail) ? event.detail.speech : undefined;
  const gestures = gesturesIn(event);
  return {
    ...{ seq, branch, turn, type, at, outcome },
    clock: clockText({ ...world.clock, now: at }),
    text: eventText(rules, { world, event }),
    ...(actor === undefined ? {} : { actor }),
    ...(place === undefined ? {} : { place }),
    ...(knowsThings && event.target !== undefined ? { target: event.target } : {}),
    ...(knowsThings && event.object !== undefined ? { object: event.object } : {}),
    ...(isTheirs && event.denial ? { denial: event.denial } : {}),
    ...(isTheirs && event.why ? reasonPart(world, event, event.why) : {}),
    ...(typeof speech === 'string' ? { speech } : {}),
    ...(gestures.length > 0 ? { gestures: gestures.map((one) => ({ ...one })) } : {}),
    ...(isDirector ? { director: directorPart(world, event) } : {}),
  };
}

function reasonPart(
  world: World,
  { actor: who = '' }: SealedEvent,
  why: Why,
): Pick<WireEvent, 'why' | 'reason'> {
  const reason = why.goal === undefined ? undefined : goalText(world, { who, goal: why.goal });
  return { why: { ...why } as WireEvent['why'], ...(reason === undefined ? {} : { reason }) };
}

function mayHear(audience: Audience, event: SealedEvent): boolean {
  if (audience.as === 'director' || audience.as === 'public') return true;
  return isOwn(audience, event) || event.witnesses.includes(audience.id);
}

function isOwn(audience: Audience, { actor }: SealedEvent): boolean {
  return 'id' in audience && actor === audience.id;
}

function directorPart(world: World, event: SealedEvent): NonNullable<WireEvent['director']> {
  const { patch, witnesses, command, cause, detail, calls, hash, actor, denial } = event;
  const who = actor === undefined ? undefined : world.characters.get(actor)?.id;
  const correction = denial && who ? correctionOf(world, { who, denial }) : null;
  return {
    patch: patch.map((operation) => ({ ...operation })) as NonNullable<
      WireEvent['director']
    >['patch'],
    witnesses: [...witnesses],
    ...(command === undefined ? {} : { command: { ...command } }),
    ...(cause === undefined ? {} : { cause }),
    ...(detail === undefined ? {} : { detail }),
    ...(calls === undefined ? {} : { calls: [...calls] }),
    hash,
    ...(correction === null ? {} : { correction }),
  };
}
