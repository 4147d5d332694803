// Force a thing open by strength; only things that say so give way.
import { defineAction, propIn } from '../act/action.ts';
import { changeState } from './changes.ts';

export const force = defineAction({
  id: 'force',
  intent: 'USE',
  words: { ja: ['こじ開ける', '蹴破る', '壊す'], en: ['force open', 'break open', 'kick in'] },
  says: {
    ja: { act: '{object}をこじ開ける', told: '{actor}は{object}を力ずくでこじ開けた。' },
    en: { act: 'force {object} open', told: '{actor} forces {object} open.' },
  },
  kinds: [],
  slots: {
    object: { is: ['prop'], required: true, reach: 'touch' },
    tool: { is: ['prop'], required: false, reach: 'handle' },
  },
  needsHands: true,
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    return prop ? changeState(prop, { off: ['closed', 'locked'], on: ['open', 'broken'] }) : [];
  },
  event: 'prop-forced',
});
