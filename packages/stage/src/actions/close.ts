// Close a container or a door.

import { defineAction, propIn } from '../act/action.ts';
import { changeState } from './changes.ts';
import { notYet } from './laws-of-things.ts';
import { OPENING_KINDS } from './open.ts';

export const close = defineAction({
  id: 'close',
  intent: 'USE',
  words: { ja: ['閉める', '閉じる'], en: ['close', 'shut'] },
  says: {
    ja: { act: '{object}を閉める', told: '{actor}は{object}を閉めた。' },
    en: { act: 'close {object}', told: '{actor} closes {object}.' },
  },
  kinds: OPENING_KINDS,
  offered: ['container', 'door'],
  slots: { object: { is: ['prop'], required: true, reach: 'touch', ownersOnly: true } },
  needsHands: true,
  laws: [notYet('closed')],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    return prop ? changeState(prop, { off: ['open'], on: ['closed'] }) : [];
  },
  event: 'prop-closed',
});
