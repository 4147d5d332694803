// [J2] Moves: to a place on the map by an exit, towards something here, or off the map.
import { type CharacterId, deny, isShut, means, placeOf, type World } from '@hakoniwa/stage';
import type { NounLore } from '../language/lore.ts';
import { WORDS } from '../language/words.ts';
import type { Entity } from '../resolve/called.ts';
import { referredEntity } from '../resolve/reference.ts';
import type { Resolved } from '../resolve/resolve-noun.ts';
import { HARMLESS, type JudgeFinding, type TypedAct, violation } from './finding.ts';
import { nextDoor } from './passage.ts';
import type { JudgeRule, Question } from './question.ts';

export const moveRule: JudgeRule = (question) => {
  const { act, named } = question;
  if (act.verb !== 'move') return boarding(question);
  if (act.back) return retraced(question);
  const sky = [named.target, named.via].find(isSky);
  if (sky) return offTheMap(sky.word);
  const target = named.target ?? named.object ?? passed(question);
  if (target?.is !== 'entity' && WORDS.outings.has(target?.word ?? ''))
    return isIndoors(question) ? offTheMap(question.frame.lore.outside ?? act.word) : HARMLESS;
  const door = closedDoor(question);
  if (door) return door;
  // Standing in the next room takes a walk there; standing on a spot takes none.
  if (!target || (WORDS.stands.has(act.word) && target.is !== 'entity')) return leaving(question);
  switch (target.is) {
    case 'entity':
      return towards(question, target.entity);
    case 'background':
      return question.frame.lore.isArea(target.word) ? offTheMap(target.word) : HARMLESS;
    case 'nowhere':
      return offTheMap(target.word);
    default:
      return HARMLESS;
  }
};

/** 発射台へ飛び乗る: who gets on what the map has as a place goes there. */
function boarding(question: Question): JudgeFinding | undefined {
  const onto = referredEntity(question.named.object);
  const boards = onto?.type === 'place' && WORDS.boards.test(question.act.word);
  return boards ? towards(question, onto) : undefined;
}

/** Back to where the turn began, the way one came. */
function retraced({ state, frame }: Question): JudgeFinding {
  const way = (state.trail ?? []).toReversed();
  if (way.length === 0) return HARMLESS;
  return { is: 'acts', acts: way.map((place) => go(frame.speaker, place)) };
}

function towards(question: Question, entity: Entity): JudgeFinding {
  const { speaker, state, frame } = question;
  const place = placeOfEntity(state.world, entity);
  if (place === undefined || place === speaker.place) return HARMLESS;
  return { is: 'acts', acts: [...legs(question, place), go(frame.speaker, place)] };
}

/** Where one passes through and says no more, one is; and whoever passes a door is behind it. */
function passed(question: Question): Resolved | undefined {
  const { act, named, speaker, state } = question;
  const { via } = named;
  if (via === undefined || act.via === undefined) return undefined;
  const through = referredEntity(via);
  if (through?.type === 'place') return via;
  const exits = state.world.places.get(speaker.place)?.exits ?? [];
  const behind = exits.find((exit) => exit.via !== undefined && exit.via === through?.id)?.to;
  const to = behind ?? nextDoor(question, act.via.modifiers);
  const place = to === undefined ? undefined : state.names.entity('place', to);
  return place && { is: 'entity', entity: place, how: 'part', word: via.word };
}

/** The places the text passes on the way. */
function legs({ named, speaker, frame }: Question, to: string): TypedAct[] {
  const through = referredEntity(named.via) ?? referredEntity(named.source);
  const isLeg = through?.type === 'place' && through.id !== speaker.place && through.id !== to;
  return isLeg ? [go(frame.speaker, through.id)] : [];
}

/** A walk to a place. */
export function go(actor: CharacterId, target: string): TypedAct {
  return { act: { verb: 'move', actor, target }, settles: 'whole' };
}

function placeOfEntity(world: World, { type, id }: Entity): string | undefined {
  if (type === 'place') return id;
  if (type === 'character') return world.characters.get(id)?.place;
  const prop = world.props.get(id);
  return prop && placeOf(world, prop);
}

/** Leaving without saying where to: by the only exit if there is just one. */
function leaving(question: Question): JudgeFinding {
  const { act, named, speaker, state, frame } = question;
  if (goesOut(question)) return offTheMap(frame.lore.outside ?? act.word);
  const outside =
    act.target === undefined ? leftBehind(act.word, named.source, frame.lore) : undefined;
  if (outside !== undefined) return offTheMap(outside);
  const from = referredEntity(named.source);
  const isOut = from?.type === 'place' && from.id === speaker.place && act.target === undefined;
  const exits = state.world.places.get(speaker.place)?.exits ?? [];
  const only = exits.length === 1 ? exits[0]?.to : undefined;
  if (!isOut || only === undefined) return HARMLESS;
  return { is: 'acts', acts: [go(frame.speaker, only)] };
}

/** Going out without saying where to, where the map has nothing under the open sky. */
function goesOut(question: Question): boolean {
  const { act, named } = question;
  const isOut =
    WORDS.goesOut.test(act.word) ||
    (WORDS.walksOut.test(act.word) && WORDS.homes.has(named.source?.word ?? ''));
  if (!isOut || act.target !== undefined || referredEntity(named.source)) return false;
  return isIndoors(question);
}

/** Whether the map has nothing under the open sky. */
function isIndoors({ state }: Question): boolean {
  return ![...state.world.places.values()].some(({ name }) => WORDS.outdoors.test(name));
}

/** The moon, the sky: what no map has, and who flies there leaves it. */
function isSky(one: Resolved | undefined): one is Resolved & { is: 'nowhere' | 'background' } {
  return (one?.is === 'nowhere' || one?.is === 'background') && WORDS.skies.has(one.word);
}

/** The train one jumps off, the inn one walks out of: what holds the whole map is left with it. */
function leftBehind(word: string, from: Resolved | undefined, lore: NounLore): string | undefined {
  if (from?.is !== 'nowhere' && from?.is !== 'background') return undefined;
  const isLeft =
    (WORDS.getsOff.test(word) && lore.isVehicle?.(from.word) === true) ||
    (WORDS.walksOut.test(word) && lore.isArea(from.word));
  return isLeft ? from.word : undefined;
}

/** Passing a door that is named and shut, without opening it first. */
function closedDoor({ act, named, state }: Question): JudgeFinding | undefined {
  const id = referredEntity(named.via)?.id;
  const door = id === undefined ? undefined : state.world.props.get(id);
  const isPassed = act.unopened === true || (door && means(door.state, 'locked'));
  return door && isPassed && isShut(door) && !state.handled.has(door.id)
    ? violation(deny('INVALID_STATE', { cause: 'closed', more: { about: door.id } }))
    : undefined;
}

function offTheMap(about: string): JudgeFinding {
  return violation(deny('OUT_OF_SCOPE', { cause: 'off-the-map', more: { about } }));
}
