// Inspect a thing closely; what it is written to be becomes known to whoever does.

import { defineAction } from '../act/action.ts';
import { ENTITY_TYPES } from '../base/vocabulary.ts';

export const inspect = defineAction({
  id: 'inspect',
  intent: 'USE',
  words: { ja: ['調べる', '観察する', '確かめる'], en: ['inspect', 'examine', 'check'] },
  says: {
    ja: { act: '{object}を調べる', told: '{actor}は{object}を調べた。' },
    en: { act: 'inspect {object}', told: '{actor} inspects {object}.' },
  },
  kinds: 'any',
  slots: { object: { is: ENTITY_TYPES, required: true, reach: 'near' } },
  needsHands: false,
  settle: () => [],
  event: 'thing-inspected',
});
