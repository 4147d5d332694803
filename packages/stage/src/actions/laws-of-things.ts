// Laws that several actions share about the state of the thing they handle.
import { type ActScene, type Law, propIn } from '../act/action.ts';
import { affordanceFor } from '../act/affordance-for.ts';
import { deny } from '../act/denial.ts';
import { isLockedFor } from '../act/keys.ts';
import type { Meaning } from '../base/meanings.ts';
import { isSwallowed } from '../classes/takes.ts';
import { means } from '../words/means.ts';
import { heldBy, isShut } from '../world/queries.ts';

/** What is broken does not work. */
export const notBroken: Law = (scene) => {
  const prop = propIn(scene, 'object');
  return prop && means(prop.state, 'broken') && !mends(scene, 'broken')
    ? deny('INVALID_STATE', { cause: 'broken', more: { about: prop.id } })
    : undefined;
};

/** Whether the pack's own way with the thing takes that state away: to repair what is broken, to fill what is empty. */
function mends(scene: ActScene, meaning: Meaning): boolean {
  const prop = propIn(scene, 'object');
  const outcomes = (prop && affordanceFor(prop, scene.act)?.outcomes) ?? [];
  return outcomes.some(
    (one) => one.do === 'state' && one.of === undefined && means(one.remove ?? [], meaning),
  );
}

/** What is empty, or used up, gives nothing. */
export const notEmpty: Law = (scene) => {
  const prop = propIn(scene, 'object');
  if (!prop) return undefined;
  const isEmpty = (means(prop.state, 'empty') && !mends(scene, 'empty')) || prop.uses === 0;
  return isEmpty ? deny('INVALID_STATE', { cause: 'empty', more: { about: prop.id } }) : undefined;
};

/** A lamp is nothing to eat and a drawer nothing to drink, unless the pack says that one can. */
export const edible: Law = (scene) => {
  const prop = propIn(scene, 'object');
  const { id } = scene.action;
  if (!prop || (id !== 'eat' && id !== 'drink') || affordanceFor(prop, scene.act)) return undefined;
  return isSwallowed(prop, id)
    ? undefined
    : deny('INVALID_STATE', { cause: 'not-edible', more: { about: prop.id } });
};

/** Nothing goes into itself, nor into what is inside it. */
export const notIntoItself: Law = (scene) => {
  const { object, target } = scene.act;
  const container = propIn(scene, 'target');
  const isInside = container && 'inside' in container.at && container.at.inside === object;
  return object !== undefined && (object === target || isInside)
    ? deny('INVALID_STATE', {
        cause: 'not-afforded',
        more: { about: object, needs: scene.action.id },
      })
    : undefined;
};

/** A tool that is broken or used up does no work. */
export const toolWorks: Law = (scene) => {
  const tool = propIn(scene, 'tool');
  if (!tool) return undefined;
  if (means(tool.state, 'broken'))
    return deny('INVALID_STATE', { cause: 'broken', more: { about: tool.id } });
  const isEmpty = means(tool.state, 'empty') || tool.uses === 0;
  return isEmpty ? deny('INVALID_STATE', { cause: 'empty', more: { about: tool.id } }) : undefined;
};

/** What is locked needs a key in hand that fits. */
export const notLocked: Law = ({ world, actor, ...scene }) => {
  const prop = propIn({ world, actor, ...scene }, 'object');
  const isLocked = prop && isLockedFor(world, { character: actor, prop });
  return isLocked
    ? deny('INVALID_STATE', { cause: 'locked', more: { about: prop.id, needs: prop.key ?? '' } })
    : undefined;
};

/** What is built in or too heavy stays where it is. */
export const portable: Law = (scene) => {
  const prop = propIn(scene, 'object');
  return prop?.portable === false
    ? deny('INVALID_STATE', { cause: 'not-portable', more: { about: prop.id } })
    : undefined;
};

/** Picking up takes a hand that is free. */
export const freeHand: Law = ({ world, actor }) => {
  const held = heldBy(world, actor.id).length;
  return held >= actor.hands
    ? deny('INVALID_STATE', { cause: 'hands-full', more: { about: actor.id } })
    : undefined;
};

/** Doing again what is already so changes nothing, and is refused as such. */
export const notYet =
  (meaning: 'open' | 'closed' | 'on' | 'off'): Law =>
  (scene) => {
    const prop = propIn(scene, 'object');
    const isSo = prop && (means(prop.state, meaning) || (meaning === 'closed' && isShut(prop)));
    return isSo
      ? deny('INVALID_STATE', { cause: 'already', more: { about: prop.id, needs: meaning } })
      : undefined;
  };
