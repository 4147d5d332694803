// Look at someone or something, or around.

import { defineAction } from '../act/action.ts';
import { ENTITY_TYPES } from '../base/vocabulary.ts';

export const look = defineAction({
  id: 'look',
  intent: 'EMOTE',
  words: { ja: ['見る', '眺める', '見つめる'], en: ['look at', 'watch', 'gaze at'] },
  says: {
    ja: { act: '[{object}を]見る', told: '{actor}は[{object}を]眺めた。' },
    en: { act: 'look[ at {object}]', told: '{actor} looks[ at {object}].' },
  },
  kinds: 'any',
  slots: { object: { is: ENTITY_TYPES, required: false, reach: 'near' } },
  needsHands: false,
  settle: () => [],
  event: 'thing-looked-at',
});
