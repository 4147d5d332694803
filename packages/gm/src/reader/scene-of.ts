// Who and what a speaker has around by name, found once for as long as the world stays the same.
import {
  type Character,
  type CharacterId,
  MadeOfParts,
  type Place,
  type Prop,
  type World,
} from '@hakoniwa/stage';
import { ListedNames, NamePart } from '../language/listed-names.ts';
import type { Cast } from '../language/types.ts';
import { isCalledAlike } from '../resolve/called.ts';

export interface SpeakerScene {
  readonly cast: Cast;
  /** The names of everybody. */
  readonly everybody: ListedNames;
  /** Whom the speaker talks to: the first of the others who is in the same place. */
  readonly listener: string | null;
}

const known = new WeakMap<World, Map<CharacterId, SpeakerScene>>();

/** The scene of a speaker in a world. */
export function speakerSceneOf(world: World, speaker: CharacterId): SpeakerScene {
  const scenes = known.get(world) ?? new Map<CharacterId, SpeakerScene>();
  known.set(world, scenes);
  const before = scenes.get(speaker);
  if (before) return before;
  const scene = findScene(world, speaker);
  scenes.set(speaker, scene);
  return scene;
}

const lists = {
  everybody: namesBy<Character>(({ name }, into) => into.push(name)),
  people: namesBy<Character>((one, into) => into.push(...namesOf(one))),
  things: namesBy<Prop>(listWritten),
  places: namesBy<Place>(listWritten),
};

function findScene(world: World, speaker: CharacterId): SpeakerScene {
  const self = world.characters.get(speaker);
  return {
    cast: {
      speaker: self ? namesOf(self) : [speaker],
      people: new ListedNames(lists.people.of(world.characters)),
      things: new ListedNames(lists.things.of(world.props)),
      places: new ListedNames(lists.places.of(world.places)),
    },
    everybody: new ListedNames(lists.everybody.of(world.characters)),
    listener: listenerOf(world, speaker),
  };
}

/** Whom a speaker talks to: the first of the others who is in the same place. */
export function listenerOf(world: World, speaker: CharacterId): string | null {
  const self = world.characters.get(speaker);
  const near = self ? (world.indexes.people.get(self.place) ?? []) : [];
  return world.characters.get(near.find((id) => id !== speaker) ?? '')?.name ?? null;
}

function namesBy<V extends Character | Prop | Place>(
  list: (one: V, into: string[]) => void,
): MadeOfParts<V, NamePart> {
  return new MadeOfParts({
    make: (all) => {
      const names: string[] = [];
      for (const one of all) list(one, names);
      return new NamePart(names);
    },
    isAlike: isCalledAlike,
  });
}

function namesOf({ name, aliases }: Character): string[] {
  return [name, ...aliases];
}

/** storage_room may be written storage room. */
function listWritten({ name }: Prop | Place, into: string[]): void {
  into.push(name);
  if (name.includes('_')) into.push(name.replaceAll('_', ' '));
}
