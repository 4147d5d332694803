// Pour from one vessel, into another if one is named.
import { defineAction, type Law, propIn } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { keepsLiquid, takesLiquid } from '../classes/takes.ts';
import { means } from '../words/means.ts';
import { changeState, useUp } from './changes.ts';
import { notEmpty, notIntoItself } from './laws-of-things.ts';

const intoAWholeVessel: Law = (scene) => {
  const vessel = propIn(scene, 'target');
  return vessel && means(vessel.state, 'broken')
    ? deny('INVALID_STATE', { cause: 'broken', more: { about: vessel.id } })
    : undefined;
};

/** Liquids go into vessels; what is nothing in particular forbids nothing. */
const intoAVessel: Law = (scene) => {
  const vessel = propIn(scene, 'target');
  return vessel && !takesLiquid(vessel)
    ? deny('INVALID_STATE', { cause: 'not-a-vessel', more: { about: vessel.id } })
    : undefined;
};

export const pour = defineAction({
  id: 'pour',
  intent: 'USE',
  words: { ja: ['注ぐ', 'つぐ'], en: ['pour'] },
  says: {
    ja: { act: '{object}を[{target}に]注ぐ', told: '{actor}は{object}を[{target}に]注いだ。' },
    en: { act: 'pour {object}[ into {target}]', told: '{actor} pours {object}[ into {target}].' },
  },
  kinds: ['drink'],
  slots: {
    object: { is: ['prop'], required: true, reach: 'handle', ownersOnly: true },
    target: { is: ['prop'], required: false, reach: 'touch' },
  },
  needsHands: true,
  laws: [notIntoItself, notEmpty, intoAWholeVessel, intoAVessel],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    const vessel = propIn(scene, 'target');
    const filled =
      vessel && keepsLiquid(vessel) ? changeState(vessel, { off: ['empty'], on: ['filled'] }) : [];
    return prop ? [...(prop.uses === undefined ? [] : useUp(prop)), ...filled] : [];
  },
  event: 'prop-poured',
});
