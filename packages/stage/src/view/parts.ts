// How single entities look in a view.
import { MICROPOINTS, needAt } from '../actions/need-gain.ts';
import { beliefsOf } from '../world/beliefs.ts';
import type { Character } from '../world/schema/character.ts';
import type { Place } from '../world/schema/place.ts';
import type { Prop } from '../world/schema/prop.ts';
import type { Happening } from '../world/schema/story.ts';
import type { World } from '../world/world.ts';
import type {
  CharacterView,
  ExitView,
  HappeningView,
  InnerView,
  PlaceView,
  PropView,
} from './view.ts';

/** A place as seen or known. */
export function placeView(
  world: World,
  { place, options }: { readonly place: Place; readonly options: { seen: boolean } },
): PlaceView {
  const { id, name, aliases } = place;
  const description = options.seen ? place.description : '';
  const exits = place.exits.map(
    ({ to, via, minutes }): ExitView => ({
      to,
      name: world.places.get(to)?.name ?? to,
      ...(via === undefined ? {} : { via }),
      minutes,
    }),
  );
  return { id, name, aliases, description, exits, seen: options.seen };
}

/** A prop as seen; `secrets` shows what only the director knows. */
export function propView(prop: Prop, options: { secrets: boolean }): PropView {
  const {
    at,
    yields,
    facility: _facility,
    hidden,
    key,
    aliases,
    affordances,
    state,
    ...plain
  } = prop;
  return {
    ...withoutUndefined(plain),
    aliases,
    affordances,
    state,
    ...('place' in at ? { place: at.place } : {}),
    ...('holder' in at ? { heldBy: at.holder } : {}),
    ...('inside' in at ? { inside: at.inside } : {}),
    ...(options.secrets && hidden ? { hidden } : {}),
    ...(options.secrets && key !== undefined ? { key } : {}),
    ...(yields ? { yields: yields.map(({ name }) => name) } : {}),
  };
}

/** A character as seen from outside. */
export function characterView(character: Character): CharacterView {
  const { id, name, aliases, description, place, posture, hands, status, activity, controlledBy } =
    character;
  return {
    id,
    name,
    aliases,
    description,
    place,
    ...(posture === undefined ? {} : { posture }),
    hands,
    status,
    ...(activity === undefined ? {} : { activity: activity.action }),
    controlledBy,
  };
}

/** A character's inner life. */
export function innerView(world: World, character: Character): InnerView {
  const needs = Object.entries(character.needs).map(([name, need]) => [
    name,
    needAt(need, world.clock.now) / MICROPOINTS,
  ]);
  return {
    personality: character.personality,
    beliefs: beliefsOf(world, character.id),
    desires: character.desires,
    ...(character.intention === undefined ? {} : { intention: character.intention }),
    needs: Object.fromEntries(needs),
    money: character.money,
  };
}

/** A happening as it is noticed. */
export function happeningView({ id, text, place, at }: Happening): HappeningView {
  return { id, text, ...(place === undefined ? {} : { place }), at };
}

function withoutUndefined<T extends object>(
  fields: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
