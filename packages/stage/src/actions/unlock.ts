// Unlock with a key in hand that fits.
import { defineAction, type Law, propIn } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { means } from '../words/means.ts';
import { changeState } from './changes.ts';
import { notLocked } from './laws-of-things.ts';

const isLocked: Law = (scene) => {
  const prop = propIn(scene, 'object');
  return prop && !means(prop.state, 'locked')
    ? deny('INVALID_STATE', { cause: 'already', more: { about: prop.id, needs: 'unlocked' } })
    : undefined;
};

/** Even where several keys are held, the one named must be the one that fits. */
const isRightKey: Law = (scene) => {
  const lock = propIn(scene, 'object');
  const tool = propIn(scene, 'tool');
  const isWrong = lock?.key !== undefined && tool !== undefined && tool.id !== lock.key;
  return isWrong
    ? deny('INVALID_STATE', { cause: 'wrong-key', more: { about: lock.id, needs: lock.key ?? '' } })
    : undefined;
};

export const unlock = defineAction({
  id: 'unlock',
  intent: 'USE',
  words: { ja: ['鍵を開ける', '解錠する'], en: ['unlock'] },
  says: {
    ja: { act: '{object}の鍵を開ける', told: '{actor}は{object}の鍵を開けた。' },
    en: { act: 'unlock {object}', told: '{actor} unlocks {object}.' },
  },
  kinds: ['container', 'door'],
  slots: {
    object: { is: ['prop'], required: true, reach: 'touch' },
    tool: { is: ['prop'], required: false, reach: 'held' },
  },
  needsHands: true,
  laws: [isLocked, isRightKey, notLocked],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    return prop
      ? changeState(prop, { off: ['locked'], on: means(prop.state, 'closed') ? [] : ['closed'] })
      : [];
  },
  event: 'prop-unlocked',
});
