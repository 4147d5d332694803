// Eat: the food is used up, hunger less.
import { defineAction, propIn } from '../act/action.ts';
import { useUp } from './changes.ts';
import { edible, notEmpty } from './laws-of-things.ts';
import { gainNeed } from './need-gain.ts';

export const eat = defineAction({
  id: 'eat',
  intent: 'EAT_DRINK',
  words: { ja: ['食べる', 'かじる', '味わう'], en: ['eat', 'bite', 'taste'] },
  says: {
    ja: { act: '{object}を食べる', told: '{actor}は{object}を食べた。' },
    en: { act: 'eat {object}', told: '{actor} eats {object}.' },
  },
  kinds: ['food'],
  slots: { object: { is: ['prop'], required: true, reach: 'handle', ownersOnly: true } },
  needsHands: true,
  laws: [edible, notEmpty],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    const gain = gainNeed(scene.actor, {
      now: scene.world.clock.now,
      gain: {
        need: 'satiety',
        points: FOOD_POINTS,
      },
    });
    return prop ? [...useUp(prop), ...gain] : [];
  },
  event: 'prop-eaten',
});

/** Points of satiety one helping gives where the pack does not say. */
const FOOD_POINTS = 20;
