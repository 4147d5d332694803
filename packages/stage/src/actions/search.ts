// Search a thing, or the room: what was hidden there is found.
import { type ActScene, defineAction, propIn } from '../act/action.ts';
import { insideOf, propsAt } from '../world/queries.ts';
import type { Prop } from '../world/schema/prop.ts';
import { notLocked } from './laws-of-things.ts';
import { reveal } from './outcomes.ts';

export const search = defineAction({
  id: 'search',
  intent: 'USE',
  words: { ja: ['探す', '漁る', '中を探る'], en: ['search', 'rummage through'] },
  says: {
    ja: { act: '[{object}を]探る', told: '{actor}は[{object}を]くまなく探した。' },
    en: { act: 'search[ {object}]', told: '{actor} searches[ {object}].' },
  },
  kinds: 'any',
  offered: ['container', 'seat', 'surface'],
  slots: { object: { is: ['prop', 'place'], required: false, reach: 'touch' } },
  needsHands: true,
  laws: [notLocked],
  settle: (scene) => hiddenIn(scene).flatMap((prop) => reveal(prop)),
  event: 'thing-searched',
});

function hiddenIn(scene: ActScene): Prop[] {
  const searched = propIn(scene, 'object');
  return searched ? insideOf(scene.world, searched.id) : propsAt(scene.world, scene.actor.place);
}
