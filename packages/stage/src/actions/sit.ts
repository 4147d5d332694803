// Sit down, on a seat if one is named.
import { defineAction, propIn } from '../act/action.ts';
import { writingOf } from '../language/index.ts';
import { setCharacter } from './changes.ts';
import { notBroken } from './laws-of-things.ts';

export const sit = defineAction({
  id: 'sit',
  intent: 'USE',
  words: { ja: ['座る', '腰掛ける'], en: ['sit on', 'sit down on'] },
  says: {
    ja: { act: '[{object}に]座る', told: '{actor}は[{object}に]腰を下ろした。' },
    en: { act: 'sit down[ on {object}]', told: '{actor} sits down[ on {object}].' },
  },
  kinds: 'any',
  offered: ['seat'],
  slots: { object: { is: ['prop'], required: false, reach: 'touch' } },
  needsHands: false,
  laws: [notBroken],
  settle: (scene) => {
    const seat = propIn(scene, 'object')?.name;
    const posture = writingOf(scene.world.language).seated(seat);
    return scene.actor.posture === posture
      ? []
      : [setCharacter(scene.actor, { field: 'posture', value: posture })];
  },
  event: 'seat-taken',
});
