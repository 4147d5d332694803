// Take a thing into a free hand.
import { defineAction, type Law, propIn } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { moveProp } from './changes.ts';
import { freeHand, portable } from './laws-of-things.ts';

const notHeldYet: Law = (scene) => {
  const prop = propIn(scene, 'object');
  const isHeld = prop && 'holder' in prop.at && prop.at.holder === scene.actor.id;
  return isHeld
    ? deny('INVALID_STATE', { cause: 'already', more: { about: prop.id, needs: 'held' } })
    : undefined;
};

export const take = defineAction({
  id: 'take',
  intent: 'GET',
  words: {
    ja: ['取る', '拾う', '手に取る', '持つ', '取り出す'],
    en: ['take', 'pick up', 'grab', 'get'],
  },
  says: {
    ja: { act: '{object}を取る', told: '{actor}は{object}を手に取った。' },
    en: { act: 'take {object}', told: '{actor} takes {object}.' },
  },
  kinds: 'any',
  slots: { object: { is: ['prop'], required: true, reach: 'touch', ownersOnly: true } },
  needsHands: true,
  laws: [notHeldYet, portable, freeHand],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    return prop ? [moveProp(prop, { holder: scene.actor.id })] : [];
  },
  event: 'prop-taken',
});
