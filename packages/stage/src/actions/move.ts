// Go through an exit to the next place; a door on the way must stand open or open to a key in hand.
import { type ActScene, defineAction, type Law, placeIn } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { isLockedFor } from '../act/keys.ts';
import type { Patch } from '../patch/operation.ts';
import { pointer } from '../patch/pointer.ts';
import { means } from '../words/means.ts';
import { exitTo } from '../world/queries.ts';
import type { Prop } from '../world/schema/prop.ts';
import { changeState, setCharacter } from './changes.ts';

const leadsThere: Law = (scene) => {
  const to = placeIn(scene, 'target');
  if (!to) return undefined;
  if (to.id === scene.actor.place)
    return deny('INVALID_STATE', { cause: 'already', more: { about: to.id, needs: 'here' } });
  return exitOf(scene)
    ? undefined
    : deny('OUT_OF_SCOPE', { cause: 'no-exit', more: { about: to.id } });
};

const doorStandsOpen: Law = (scene) => {
  const door = doorOf(scene);
  if (!door) return undefined;
  if (isLockedFor(scene.world, { character: scene.actor, prop: door }))
    return deny('INVALID_STATE', {
      cause: 'locked',
      more: { about: door.id, needs: door.key ?? '' },
    });
  const isShut = means(door.state, 'closed') && !means(door.state, 'locked');
  return isShut ? deny('INVALID_STATE', { cause: 'closed', more: { about: door.id } }) : undefined;
};

export const move = defineAction({
  id: 'move',
  intent: 'MOVE',
  words: { ja: ['行く', '移動する', '向かう'], en: ['go to', 'move to', 'walk to'] },
  says: {
    ja: { act: '{target}へ行く', told: '{actor}は{target}へ向かった。' },
    en: { act: 'go to {target}', told: '{actor} goes to {target}.' },
  },
  kinds: [],
  slots: { target: { is: ['place'], required: true, reach: 'anywhere' } },
  needsHands: false,
  laws: [leadsThere, doorStandsOpen],
  settle: (scene) => {
    const to = placeIn(scene, 'target');
    if (!to) return [];
    return [
      setCharacter(scene.actor, { field: 'place', value: to.id }),
      ...standUp(scene),
      ...unlockOnTheWay(scene),
    ];
  },
  event: 'character-moved',
});

function standUp({ actor }: ActScene): Patch {
  return actor.posture === undefined
    ? []
    : [{ op: 'remove', path: pointer('characters', actor.id, 'posture') }];
}

function unlockOnTheWay(scene: ActScene): Patch {
  const door = doorOf(scene);
  return door && means(door.state, 'locked')
    ? changeState(door, { off: ['locked', 'closed'], on: ['open'] })
    : [];
}

function exitOf(scene: ActScene) {
  const from = scene.world.places.get(scene.actor.place);
  const to = placeIn(scene, 'target');
  return from && to ? exitTo(from, to.id) : undefined;
}

function doorOf(scene: ActScene): Prop | undefined {
  const via = exitOf(scene)?.via;
  return via === undefined ? undefined : scene.world.props.get(via);
}
