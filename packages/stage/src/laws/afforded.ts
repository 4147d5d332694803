// [L6] A thing lets itself be used as its kind and its affordances say, and as they require.
import { type Action, type ActScene, type Law, propIn } from '../act/action.ts';
import { affordanceFor } from '../act/affordance-for.ts';
import { type Denial, deny } from '../act/denial.ts';
import { holdsKeyFor } from '../act/keys.ts';
import { meaningsOf, means } from '../words/means.ts';
import { heldBy } from '../world/queries.ts';
import type { Requirement } from '../world/schema/affordance.ts';
import type { Prop } from '../world/schema/prop.ts';

export const afforded: Law = (scene) => {
  const prop = propIn(scene, 'object');
  if (!prop || scene.action.slots.object?.reach === 'near') return undefined;
  const affordance = affordanceFor(prop, scene.act);
  if (affordance?.requires) return unmet(scene, prop, affordance.requires);
  if (affordance || isGeneric(scene.action, prop)) return undefined;
  return deny('INVALID_STATE', {
    cause: 'not-afforded',
    more: {
      about: prop.id,
      needs: scene.act.affordance ?? scene.action.id,
    },
  });
};

/** Whether a verb is one of the generic ones for this prop; a `thing` forbids nothing. */
export function isGeneric(action: Action, prop: Prop): boolean {
  if (prop.strict) return false;
  if (action.kinds === 'any') return true;
  return prop.kind === 'thing' ? action.kinds.length > 0 : action.kinds.includes(prop.kind);
}

function unmet(scene: ActScene, prop: Prop, requires: Requirement): Denial | undefined {
  const lacking = (requires.holding ?? []).find((term) => !holdsFor(scene, prop, term));
  if (lacking !== undefined) {
    const cause = means(prop.state, 'locked') ? 'locked' : 'requirement';
    return deny('INVALID_STATE', { cause, more: { about: prop.id, needs: lacking } });
  }
  const absent = (requires.state ?? []).find((word) => !hasState(prop, word));
  const unwanted = (requires.notState ?? []).find((word) => hasState(prop, word));
  const needs = absent ?? unwanted;
  return needs === undefined
    ? undefined
    : deny('INVALID_STATE', { cause: 'requirement', more: { about: prop.id, needs } });
}

/** Whether what the actor holds satisfies one required thing; a lock asks for the key that fits. */
function holdsFor(scene: ActScene, prop: Prop, term: string): boolean {
  if (KEYED.has(scene.action.id)) {
    return (
      !means(prop.state, 'locked') ||
      holdsKeyFor(scene.world, { character: scene.actor, lock: prop })
    );
  }
  return heldBy(scene.world, scene.actor.id).some((held) => meetsRequirement(held, term));
}

/** Whether a prop is what a requirement asks for: by id, kind, name, alias or the end of its name. */
export function meetsRequirement(prop: Prop, term: string): boolean {
  if (prop.id === term || prop.kind === term) return true;
  return [prop.name, ...prop.aliases].some((name) => name === term || name.endsWith(term));
}

function hasState(prop: Prop, word: string): boolean {
  const [meaning] = meaningsOf(word);
  return prop.state.includes(word) || (meaning !== undefined && means(prop.state, meaning));
}

const KEYED: ReadonlySet<string> = new Set(['open', 'unlock', 'take', 'search']);
