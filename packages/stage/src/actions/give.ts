// Give what is held to someone here.
import { characterIn, defineAction, type Law, propIn } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { heldBy } from '../world/queries.ts';
import { moveProp } from './changes.ts';

const canTakeIt: Law = (scene) => {
  const receiver = characterIn(scene, 'target');
  if (!receiver || receiver.id === scene.actor.id) return undefined;
  const isFull = heldBy(scene.world, receiver.id).length >= receiver.hands;
  return isFull
    ? deny('INVALID_STATE', { cause: 'hands-full', more: { about: receiver.id } })
    : undefined;
};

export const give = defineAction({
  id: 'give',
  intent: 'PUT',
  words: {
    ja: ['渡す', 'あげる', '手渡す', '差し出す'],
    en: ['give', 'hand over', 'hand', 'offer'],
  },
  says: {
    ja: { act: '{object}を{target}に渡す', told: '{actor}は{target}に{object}を渡した。' },
    en: { act: 'give {object} to {target}', told: '{actor} gives {object} to {target}.' },
  },
  kinds: 'any',
  slots: {
    object: { is: ['prop'], required: true, reach: 'held' },
    target: { is: ['character'], required: true, reach: 'touch' },
  },
  needsHands: true,
  laws: [canTakeIt],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    const receiver = characterIn(scene, 'target');
    return prop && receiver ? [moveProp(prop, { holder: receiver.id })] : [];
  },
  event: 'prop-given',
});
