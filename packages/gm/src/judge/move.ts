// [J2] Moves: to a place on the map by an exit, towards something here, or off the map.
import { type Act, deny, isShut, placeOf, type World } from '@hakoniwa/stage';
import type { Entity } from '../resolve/entities.ts';
import { entityOf } from '../turn/reference.ts';
import { type Finding, HARMLESS, violation } from './finding.ts';
import type { JudgeRule, Question } from './question.ts';

export const move: JudgeRule = (question) => {
  const { act, named } = question;
  if (act.verb !== 'move') return undefined;
  const target = named.target ?? named.object;
  const door = closedDoor(question);
  if (door) return door;
  if (!target) return leaving(question);
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

function towards({ speaker, state, frame }: Question, entity: Entity): Finding {
  const place = placeOfEntity(state.world, entity);
  if (place === undefined || place === speaker.place) return HARMLESS;
  const act: Act = { verb: 'move', actor: frame.speaker, target: place };
  return { is: 'acts', acts: [act], settles: 'whole' };
}

function placeOfEntity(world: World, { type, id }: Entity): string | undefined {
  if (type === 'place') return id;
  if (type === 'character') return world.characters.get(id)?.place;
  const prop = world.props.get(id);
  return prop && placeOf(world, prop);
}

/** Leaving without saying where to: by the only exit if there is just one. */
function leaving({ act, named, speaker, state, frame }: Question): Finding {
  const from = entityOf(named.source);
  const isOut = from?.type === 'place' && from.id === speaker.place && act.target === undefined;
  const exits = state.world.places.get(speaker.place)?.exits ?? [];
  const only = exits.length === 1 ? exits[0]?.to : undefined;
  if (!isOut || only === undefined) return HARMLESS;
  return {
    is: 'acts',
    acts: [{ verb: 'move', actor: frame.speaker, target: only }],
    settles: 'whole',
  };
}

/** Passing a door that is named and shut, without opening it first. */
function closedDoor({ named, state }: Question): Finding | undefined {
  const id = entityOf(named.via)?.id;
  const door = id === undefined ? undefined : state.world.props.get(id);
  return door && isShut(door)
    ? violation(deny('INVALID_STATE', 'closed', { about: door.id }))
    : undefined;
}

function offTheMap(about: string): Finding {
  return violation(deny('OUT_OF_SCOPE', 'off-the-map', { about }));
}
