// Turns an allowed act into the patch it causes, what it implies included.
import { SLOTS } from '../act/act.ts';
import { type ActScene, propIn } from '../act/action.ts';
import { changeState, moveProp } from '../actions/changes.ts';
import { affordanceOutcomes } from '../actions/outcomes.ts';
import type { Patch } from '../patch/operation.ts';
import { parsePointer } from '../patch/pointer.ts';
import { containersOf, heldBy, holderOf, isShut } from '../world/queries.ts';
import type { Prop } from '../world/schema/prop.ts';

/** The whole change of an allowed act. An affordance's outcomes take the place of the verb's own. */
export function settle(scene: ActScene): Patch {
  const change = affordanceOutcomes(scene) ?? scene.action.settle(scene);
  return [...openOnTheWay(scene), ...pickUps(scene, change), ...change];
}

/** A closed, unlocked container opens by itself for whoever reaches into it. */
function openOnTheWay(scene: ActScene): Patch {
  if (!scene.action.needsHands) return [];
  const containers = SLOTS.flatMap((slot) => {
    const prop = propIn(scene, slot);
    return prop && isHandled(scene, slot) ? containersOf(scene.world, prop) : [];
  });
  const into = scene.action.id === 'put' ? propIn(scene, 'target') : undefined;
  const shut = new Set([...containers, ...(into ? [into] : [])].filter(isShut));
  return [...shut].flatMap((prop) =>
    changeState(prop, { off: ['closed', 'locked'], on: ['open'] }),
  );
}

/** Using a free, portable thing implies picking it up, as far as hands are free. */
function pickUps(scene: ActScene, change: Patch): Patch {
  const gone = new Set(change.filter(isWhereabouts).map(({ path }) => parsePointer(path)[1]));
  let free = scene.actor.hands - heldBy(scene.world, scene.actor.id).length;
  const picked: Prop[] = [];
  for (const slot of SLOTS) {
    const prop = propIn(scene, slot);
    const isFree =
      prop?.portable && scene.action.slots[slot]?.reach === 'handle' && !gone.has(prop.id);
    if (!isFree || holderOf(scene.world, prop) !== undefined || picked.includes(prop) || free === 0)
      continue;
    picked.push(prop);
    free -= 1;
  }
  return picked.map((prop) => moveProp(prop, { holder: scene.actor.id }));
}

function isHandled(scene: ActScene, slot: (typeof SLOTS)[number]): boolean {
  const reach = scene.action.slots[slot]?.reach;
  return reach === 'handle' || reach === 'touch';
}

/** Whether an operation already says where a prop goes (or that it is gone). */
function isWhereabouts({ op, path }: Patch[number]): boolean {
  const steps = parsePointer(path);
  return steps[0] === 'props' && (op === 'remove' ? steps.length === 2 : steps[2] === 'at');
}
