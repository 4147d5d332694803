// Read what is written on a thing.
import { defineAction } from '../act/action.ts';
import { notBroken, notLocked } from './laws-of-things.ts';

export const read = defineAction({
  id: 'read',
  intent: 'USE',
  words: { ja: ['読む', '目を通す'], en: ['read'] },
  says: {
    ja: { act: '{object}を読む', told: '{actor}は{object}に目を通した。' },
    en: { act: 'read {object}', told: '{actor} reads {object}.' },
  },
  kinds: ['readable'],
  slots: { object: { is: ['prop'], required: true, reach: 'handle', ownersOnly: true } },
  needsHands: true,
  laws: [notBroken, notLocked],
  settle: () => [],
  event: 'prop-read',
});
