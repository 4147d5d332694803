// Call out to someone, wherever they are; whether they hear it is another matter.
import { defineAction } from '../act/action.ts';

export const call = defineAction({
  id: 'call',
  intent: 'USE',
  words: { ja: ['呼ぶ', '呼びかける'], en: ['call', 'call out to'] },
  says: {
    ja: { act: '{target}を呼ぶ', told: '{actor}は{target}に呼びかけた。' },
    en: { act: 'call {target}', told: '{actor} calls out to {target}.' },
  },
  kinds: [],
  slots: { target: { is: ['character'], required: true, reach: 'anywhere' } },
  needsHands: false,
  settle: () => [],
  event: 'person-called',
});
