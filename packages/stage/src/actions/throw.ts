// Throw what is held; it lands in the room.

import { defineAction, propIn } from '../act/action.ts';
import { ENTITY_TYPES } from '../base/vocabulary.ts';
import { moveProp } from './changes.ts';

export const throwIt = defineAction({
  id: 'throw',
  intent: 'PUT',
  words: { ja: ['投げる', '放る', '投げつける'], en: ['throw', 'toss', 'hurl'] },
  says: {
    ja: { act: '{object}を投げる', told: '{actor}は{object}を放り投げた。' },
    en: { act: 'throw {object}', told: '{actor} throws {object}.' },
  },
  kinds: 'any',
  slots: {
    object: { is: ['prop'], required: true, reach: 'held' },
    target: { is: ENTITY_TYPES, required: false, reach: 'near' },
  },
  needsHands: true,
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    return prop ? [moveProp(prop, { place: scene.actor.place })] : [];
  },
  event: 'prop-thrown',
});
