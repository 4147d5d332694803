// Put down what is held: here, into a container, onto something.

import { type ActScene, characterIn, defineAction, type Law, propIn } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { isLockedFor } from '../act/keys.ts';
import { ENTITY_TYPES } from '../base/vocabulary.ts';
import { isBareLiquid, isFitting, takesLiquid } from '../classes/takes.ts';
import { insideOf } from '../world/queries.ts';
import type { Prop } from '../world/schema/prop.ts';
import { moveProp } from './changes.ts';
import { notIntoItself } from './laws-of-things.ts';

const targetIsOpen: Law = (scene) => {
  const target = propIn(scene, 'target');
  if (!target || !isLockedFor(scene.world, { character: scene.actor, prop: target }))
    return undefined;
  return deny('INVALID_STATE', { cause: 'locked', more: { about: target.id } });
};

const targetHasRoom: Law = (scene) => {
  const target = propIn(scene, 'target');
  if (!target || target.capacity === undefined || !takesIn(target)) return undefined;
  const isFull = insideOf(scene.world, target.id).length >= target.capacity;
  return isFull ? deny('INVALID_STATE', { cause: 'full', more: { about: target.id } }) : undefined;
};

/** Things go into what holds them: no umbrella into a sugar bowl, no bare water into a drawer. */
const fitsIntoTarget: Law = (scene) => {
  const prop = propIn(scene, 'object');
  const target = propIn(scene, 'target');
  if (!prop || !target || !takesIn(target)) return undefined;
  if (isBareLiquid(prop) && !takesLiquid(target))
    return deny('INVALID_STATE', { cause: 'not-a-vessel', more: { about: target.id } });
  return isFitting(prop, target)
    ? undefined
    : deny('INVALID_STATE', { cause: 'too-big', more: { about: prop.id, needs: target.id } });
};

export const put = defineAction({
  id: 'put',
  intent: 'PUT',
  words: { ja: ['置く', '戻す', '入れる', 'しまう'], en: ['put', 'put down', 'place', 'set down'] },
  says: {
    ja: { act: '{object}を[{target}に]置く', told: '{actor}は{object}を[{target}に]置いた。' },
    en: {
      act: 'put down {object}[ at {target}]',
      told: '{actor} puts down {object}[ at {target}].',
    },
  },
  kinds: 'any',
  slots: {
    object: { is: ['prop'], required: true, reach: 'held' },
    target: { is: ENTITY_TYPES, required: false, reach: 'touch' },
  },
  needsHands: true,
  laws: [notIntoItself, fitsIntoTarget, targetIsOpen, targetHasRoom],
  settle: (scene) => {
    const prop = propIn(scene, 'object');
    return prop ? [moveProp(prop, whereTo(scene))] : [];
  },
  event: 'prop-put',
});

function whereTo(scene: ActScene): Prop['at'] {
  const target = propIn(scene, 'target');
  if (target && takesIn(target)) return { inside: target.id };
  return { place: characterIn(scene, 'target')?.place ?? scene.actor.place };
}

/** Whether things go into it rather than beside it. */
export function takesIn(prop: Prop): boolean {
  return prop.kind === 'container' || prop.capacity !== undefined;
}
