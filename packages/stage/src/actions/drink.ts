// Drink: what was in it is used up.
import { defineAction, propIn } from '../act/action.ts';
import { useUp } from './changes.ts';
import { edible, notEmpty } from './laws-of-things.ts';
import { gainNeed } from './need-gain.ts';

export const drink = defineAction({
  id: 'drink',
  intent: 'EAT_DRINK',
  words: { ja: ['飲む', 'すする'], en: ['drink', 'sip'] },
  says: {
    ja: { act: '{object}を飲む', told: '{actor}は{object}を飲んだ。' },
    en: { act: 'drink {object}', told: '{actor} drinks {object}.' },
  },
  kinds: ['drink'],
  slots: { object: { is: ['prop'], required: true, reach: 'handle', ownersOnly: true } },
  needsHands: true,
  laws: [edible, notEmpty],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    const gain = gainNeed(scene.actor, {
      now: scene.world.clock.now,
      gain: {
        need: 'satiety',
        points: DRINK_POINTS,
      },
    });
    return prop ? [...useUp(prop), ...gain] : [];
  },
  event: 'prop-drunk',
});

/** Points of satiety a drink gives where the pack does not say. */
const DRINK_POINTS = 5;
