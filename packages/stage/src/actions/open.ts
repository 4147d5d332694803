// Open a container or a door; a key in hand that fits unlocks it on the way.
import { defineAction, propIn } from '../act/action.ts';
import { changeState } from './changes.ts';
import { notBroken, notLocked, notYet } from './laws-of-things.ts';

/** Kinds of things that open and close. */
export const OPENING_KINDS = ['container', 'door', 'readable', 'device'] as const;

export const open = defineAction({
  id: 'open',
  intent: 'USE',
  words: { ja: ['開ける', '開く'], en: ['open'] },
  says: {
    ja: { act: '{object}を開ける', told: '{actor}は{object}を開けた。' },
    en: { act: 'open {object}', told: '{actor} opens {object}.' },
  },
  kinds: OPENING_KINDS,
  offered: ['container', 'door'],
  slots: {
    object: { is: ['prop'], required: true, reach: 'touch', ownersOnly: true },
    tool: { is: ['prop'], required: false, reach: 'handle' },
  },
  needsHands: true,
  laws: [notYet('open'), notLocked, notBroken],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    return prop ? changeState(prop, { off: ['closed', 'locked'], on: ['open'] }) : [];
  },
  event: 'prop-opened',
});
