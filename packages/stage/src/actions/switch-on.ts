// Switch a device on.
import { defineAction, propIn } from '../act/action.ts';
import { changeState } from './changes.ts';
import { notBroken, notEmpty, notYet } from './laws-of-things.ts';

export const switchOn = defineAction({
  id: 'switch-on',
  intent: 'USE',
  words: { ja: ['つける', '電源を入れる'], en: ['switch on', 'turn on'] },
  says: {
    ja: { act: '{object}をつける', told: '{actor}は{object}をつけた。' },
    en: { act: 'switch on {object}', told: '{actor} switches on {object}.' },
  },
  kinds: ['device'],
  slots: { object: { is: ['prop'], required: true, reach: 'touch', ownersOnly: true } },
  needsHands: true,
  laws: [notYet('on'), notBroken, notEmpty],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    return prop ? changeState(prop, { off: ['off'], on: ['on'] }) : [];
  },
  event: 'prop-switched-on',
});
