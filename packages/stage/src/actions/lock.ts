// Lock what has a lock, with the key in hand that fits.
import { defineAction, type Law, propIn } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { holdsKeyFor } from '../act/keys.ts';
import { means } from '../words/means.ts';
import { changeState } from './changes.ts';

const hasKey: Law = (scene) => {
  const prop = propIn(scene, 'object');
  if (!prop) return undefined;
  if (means(prop.state, 'locked'))
    return deny('INVALID_STATE', { cause: 'already', more: { about: prop.id, needs: 'locked' } });
  const isKeyed =
    prop.key !== undefined && holdsKeyFor(scene.world, { character: scene.actor, lock: prop });
  return isKeyed
    ? undefined
    : deny('INVALID_STATE', {
        cause: 'requirement',
        more: { about: prop.id, needs: prop.key ?? 'key' },
      });
};

export const lock = defineAction({
  id: 'lock',
  intent: 'USE',
  words: { ja: ['鍵をかける', '施錠する'], en: ['lock'] },
  says: {
    ja: { act: '{object}に鍵をかける', told: '{actor}は{object}に鍵をかけた。' },
    en: { act: 'lock {object}', told: '{actor} locks {object}.' },
  },
  kinds: ['container', 'door'],
  slots: { object: { is: ['prop'], required: true, reach: 'touch', ownersOnly: true } },
  needsHands: true,
  laws: [hasKey],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    return prop ? changeState(prop, { off: ['open'], on: ['closed', 'locked'] }) : [];
  },
  event: 'prop-locked',
});
