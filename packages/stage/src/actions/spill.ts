// Spill a drink: it is gone, or its vessel is empty.

import { defineAction, propIn } from '../act/action.ts';
import { ENTITY_TYPES } from '../base/vocabulary.ts';
import { pointer } from '../patch/pointer.ts';
import { changeState } from './changes.ts';
import { notEmpty } from './laws-of-things.ts';

export const spill = defineAction({
  id: 'spill',
  intent: 'USE',
  words: { ja: ['こぼす', 'ぶちまける'], en: ['spill'] },
  says: {
    ja: { act: '{object}をこぼす', told: '{actor}は{object}をこぼした。' },
    en: { act: 'spill {object}', told: '{actor} spills {object}.' },
  },
  kinds: ['drink'],
  slots: {
    object: { is: ['prop'], required: true, reach: 'handle' },
    target: { is: ENTITY_TYPES, required: false, reach: 'touch' },
  },
  needsHands: true,
  laws: [notEmpty],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    if (!prop) return [];
    if (prop.uses === undefined && prop.kind === 'drink')
      return [{ op: 'remove', path: pointer('props', prop.id) }];
    const drained = changeState(prop, { on: ['empty'] });
    return prop.uses === undefined
      ? drained
      : [{ op: 'replace', path: pointer('props', prop.id, 'uses'), value: 0 }, ...drained];
  },
  event: 'prop-spilled',
});
