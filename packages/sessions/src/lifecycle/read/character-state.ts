// How a character stands, as it is read on a screen.
import type { CharacterState } from '@hakoniwa/protocol/sessions';
import { peopleAt, type World } from '@hakoniwa/stage';
import type { PlayScene } from '../../play/scene.ts';
import { nextLevelAt } from '../../rules/levels.ts';
import { PLAYER, playStateIn } from '../../state/play-state.ts';

export function characterState(scene: PlayScene, world: World): CharacterState {
  const state = playStateIn(world);
  const self = world.characters.get(PLAYER);
  const place = world.places.get(self?.place ?? '');
  const { level, exp: experience, hp, maxHp, mp, maxMp } = state;
  const present = place ? peopleAt(world, place.id).filter(({ id }) => id !== PLAYER) : [];
  return {
    ...{ level, experience, nextLevelAt: nextLevelAt(level), hp, maxHp, mp, maxMp },
    money: self?.money ?? 0,
    location: { id: place?.id ?? '', name: place?.name ?? '' },
    present: present.map(({ id, name, look }) => ({ id, name, ...(look && { look }) })),
    encounter: encounterOf(scene, world),
  };
}

function encounterOf(scene: PlayScene, world: World): CharacterState['encounter'] {
  const now = playStateIn(world).encounter;
  const sheet = now && scene.campaign.encounters.get(now.id);
  if (!now || !sheet) return null;
  const enemies = now.enemies.map(({ hp, maxHp }, i) => {
    const enemy = sheet.enemies[i];
    return { name: enemy ? scene.text(enemy.name) : '', hp, maxHp };
  });
  return { id: now.id, name: scene.text(sheet.name), enemies };
}
