// Use a thing as it is meant to be used: its affordance, what it yields, or simply on.

import { defineAction, propIn } from '../act/action.ts';
import { ENTITY_TYPES } from '../base/vocabulary.ts';
import { means } from '../words/means.ts';
import { changeState, useUp } from './changes.ts';
import { notBroken, notEmpty, notLocked, toolWorks } from './laws-of-things.ts';
import { yieldThing } from './outcomes.ts';

export const use = defineAction({
  id: 'use',
  intent: 'USE',
  words: { ja: ['使う'], en: ['use', 'operate'] },
  says: {
    ja: { act: '{object}を使う', told: '{actor}は{object}を使った。' },
    en: { act: 'use {object}', told: '{actor} uses {object}.' },
  },
  kinds: 'any',
  offered: ['tool', 'device', 'key'],
  slots: {
    object: { is: ['prop'], required: true, reach: 'handle', ownersOnly: true },
    target: { is: ENTITY_TYPES, required: false, reach: 'touch' },
    tool: { is: ['prop'], required: false, reach: 'handle', ownersOnly: true },
  },
  needsHands: true,
  laws: [notBroken, notLocked, notEmpty, toolWorks],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    if (!prop) return [];
    const made = (prop.yields ?? []).flatMap((thing) =>
      yieldThing(scene, { source: prop, made: { thing, to: 'here' } }),
    );
    const switched = means(prop.state, 'off')
      ? changeState(prop, { off: ['off'], on: ['on'] })
      : [];
    return [...switched, ...made, ...(prop.uses === undefined ? [] : useUp(prop))];
  },
  event: 'prop-used',
});
