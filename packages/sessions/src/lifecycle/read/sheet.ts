// The rest of a character's sheet: skills, things, names, relations, and how the world stands.
import type { CharacterSheetAnswer } from '@hakoniwa/protocol/sessions';
import { relationId, type World } from '@hakoniwa/stage';
import type { PlayScene } from '../../play/scene.ts';
import type { CharacterRow } from '../../rows/character-row.ts';
import { PLAYER, type PlayState, playStateIn } from '../../state/play-state.ts';
import type { Plays } from '../plays.ts';
import { shownPlaces } from './places.ts';

type Sheet = Pick<
  CharacterSheetAnswer,
  'skills' | 'items' | 'titles' | 'counters' | 'unlocks' | 'relations' | 'axes' | 'places'
>;

export async function characterSheetOf(plays: Plays, row: CharacterRow): Promise<Sheet> {
  const world = await plays.worldOf(row);
  if (!world) return BLANK;
  const scene = await plays.runner.sceneOf(row);
  const state = playStateIn(world);
  return {
    skills: skillsOf(scene, world),
    items: itemsOf(scene, state),
    titles: [...state.titles],
    counters: Object.entries(state.counters).map(([id, one]) => ({ id, ...one })),
    unlocks: Object.entries(state.unlocks).map(([id, name]) => ({ id, name })),
    relations: relationsOf(world, state),
    axes: axesOf(scene, state),
    places: shownPlaces(world, state),
  };
}

const BLANK: Sheet = {
  ...{ skills: [], items: [], titles: [], counters: [], unlocks: [], relations: [], axes: [] },
  places: [],
};

function skillsOf(scene: PlayScene, world: World): Sheet['skills'] {
  const values = world.characters.get(PLAYER)?.skills ?? {};
  return Object.entries(scene.campaign.session.skills).map(([id, { name, description }]) => ({
    ...{ id, name: scene.text(name), description: scene.text(description) },
    value: values[id] ?? 0,
  }));
}

function itemsOf(scene: PlayScene, { items }: PlayState): Sheet['items'] {
  return Object.entries(items).flatMap(([id, count]) => {
    const item = scene.campaign.session.items[id];
    if (!item) return [];
    const { type, rarity } = item;
    const [name, description] = [scene.text(item.name), scene.text(item.description)];
    return [{ id, name, description, type, rarity, count }];
  });
}

function relationsOf(world: World, { met }: PlayState): Sheet['relations'] {
  return Object.keys(met).map((id) => ({
    id,
    name: world.characters.get(id)?.name ?? id,
    affinity: world.relations.get(relationId(id, PLAYER))?.affinity ?? 0,
  }));
}

function axesOf(scene: PlayScene, { axes, tensions }: PlayState): Sheet['axes'] {
  const named = Object.entries(scene.words.axis).map(([id, name]) => ({
    ...{ id, name, percent: axes[id] ?? 0 },
  }));
  const strained = Object.entries(tensions).map(([id, percent]) => ({
    ...{ id, name: scene.text(scene.campaign.session.tensions?.[id]?.name ?? id), percent },
  }));
  return [...named, ...strained];
}
