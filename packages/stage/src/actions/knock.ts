// Knock on or hit a thing; it makes a sound and nothing more.
import { defineAction } from '../act/action.ts';

export const knock = defineAction({
  id: 'knock',
  intent: 'USE',
  words: { ja: ['叩く', 'ノックする'], en: ['knock on', 'hit', 'tap'] },
  says: {
    ja: { act: '{object}を叩く', told: '{actor}は{object}を叩いた。' },
    en: { act: 'knock on {object}', told: '{actor} knocks on {object}.' },
  },
  kinds: 'any',
  offered: ['door', 'container', 'surface', 'device'],
  slots: { object: { is: ['prop'], required: true, reach: 'touch' } },
  needsHands: true,
  settle: () => [],
  event: 'prop-knocked',
});
