// Who and what a speaker has around by name, found once for as long as the world stays the same.
import { type CharacterId, peopleAt, type World } from '@hakoniwa/stage';
import type { Cast } from '../language/types.ts';

export interface Scene {
  readonly cast: Cast;
  /** The names of everybody else. */
  readonly others: readonly string[];
  /** Whom the speaker talks to: the first of the others who is in the same place. */
  readonly listener: string | null;
}

const known = new WeakMap<World, Map<CharacterId, Scene>>();

/** The scene of a speaker in a world. */
export function sceneOf(world: World, speaker: CharacterId): Scene {
  const scenes = known.get(world) ?? new Map<CharacterId, Scene>();
  known.set(world, scenes);
  const before = scenes.get(speaker);
  if (before) return before;
  const scene = findScene(world, speaker);
  scenes.set(speaker, scene);
  return scene;
}

function findScene(world: World, speaker: CharacterId): Scene {
  const self = world.characters.get(speaker);
  const others = [...world.characters.values()].filter((one) => one.id !== speaker);
  const near = self ? peopleAt(world, self.place) : [];
  return {
    cast: {
      speaker: self ? namesOf(self) : [speaker],
      people: others.flatMap(namesOf),
      things: [...world.props.values()].map(({ name }) => name),
      places: [...world.places.values()].map(({ name }) => name),
    },
    others: others.map(({ name }) => name),
    listener: near.find((one) => one.id !== speaker)?.name ?? null,
  };
}

function namesOf({ name, aliases }: { name: string; aliases: readonly string[] }): string[] {
  return [name, ...aliases];
}
