// Switch a device off.
import { defineAction, propIn } from '../act/action.ts';
import { changeState } from './changes.ts';
import { notYet } from './laws-of-things.ts';

export const switchOff = defineAction({
  id: 'switch-off',
  intent: 'USE',
  words: { ja: ['消す', '電源を切る'], en: ['switch off', 'turn off'] },
  says: {
    ja: { act: '{object}を消す', told: '{actor}は{object}を消した。' },
    en: { act: 'switch off {object}', told: '{actor} switches off {object}.' },
  },
  kinds: ['device'],
  slots: { object: { is: ['prop'], required: true, reach: 'touch', ownersOnly: true } },
  needsHands: true,
  laws: [notYet('off')],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    return prop ? changeState(prop, { off: ['on'], on: ['off'] }) : [];
  },
  event: 'prop-switched-off',
});
