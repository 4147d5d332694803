// Throw a thing away: into a bin if one is named; food and drink are gone, other things lie discarded.
import { defineAction, propIn } from '../act/action.ts';
import { pointer } from '../patch/pointer.ts';
import { changeState, moveProp } from './changes.ts';
import { portable } from './laws-of-things.ts';
import { takesIn } from './put.ts';

export const discard = defineAction({
  id: 'discard',
  intent: 'PUT',
  words: { ja: ['捨てる', '処分する'], en: ['throw away', 'discard', 'dump'] },
  says: {
    ja: { act: '{object}を[{target}に]捨てる', told: '{actor}は{object}を[{target}に]捨てた。' },
    en: { act: 'throw away {object}', told: '{actor} throws away {object}.' },
  },
  kinds: 'any',
  slots: {
    object: { is: ['prop'], required: true, reach: 'handle', ownersOnly: true },
    target: { is: ['prop'], required: false, reach: 'touch' },
  },
  needsHands: true,
  laws: [portable],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    const bin = propIn(scene, 'target');
    if (!prop) return [];
    if (bin && takesIn(bin)) return [moveProp(prop, { inside: bin.id })];
    if (prop.kind === 'food' || prop.kind === 'drink')
      return [{ op: 'remove', path: pointer('props', prop.id) }];
    return [
      moveProp(prop, { place: scene.actor.place }),
      ...changeState(prop, { on: ['discarded'] }),
    ];
  },
  event: 'prop-discarded',
});
