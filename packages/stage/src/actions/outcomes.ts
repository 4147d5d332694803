// What a pack's affordance brings about, as a patch.

import { type ActScene, propIn } from '../act/action.ts';
import { affordanceFor } from '../act/affordance-for.ts';
import { addHappening } from '../act/happening.ts';
import { assertNever } from '../base/assert.ts';
import type { Json } from '../base/json.ts';
import { KINDS, type Kind } from '../base/vocabulary.ts';
import type { Patch } from '../patch/operation.ts';
import { pointer } from '../patch/pointer.ts';
import { withoutOpposites } from '../words/opposites.ts';
import { heldBy } from '../world/queries.ts';
import type { AffordanceOutcome, YIELD_PLACES, Yield } from '../world/schema/affordance.ts';
import { propId } from '../world/schema/ids.ts';
import type { Prop, Whereabouts } from '../world/schema/prop.ts';
import type { World } from '../world/world.ts';
import { setCharacter, useUp } from './changes.ts';
import { gainNeed } from './need-gain.ts';

/** The outcomes of the affordance an act uses; undefined when the pack gave none. */
export function affordanceOutcomes(scene: ActScene): Patch | undefined {
  const prop = propIn(scene, 'object');
  if (!prop) return undefined;
  const outcomes = affordanceFor(prop, scene.act)?.outcomes;
  return outcomes?.flatMap((outcome) => patchOf(scene, prop, outcome));
}

function patchOf(scene: ActScene, prop: Prop, outcome: AffordanceOutcome): Patch {
  const { world, actor } = scene;
  switch (outcome.do) {
    case 'state':
      return stateChange(outcome.of === undefined ? prop : world.props.get(outcome.of), outcome);
    case 'consume':
      return prop.uses === undefined
        ? [{ op: 'remove', path: pointer('props', prop.id) }]
        : useUp(prop);
    case 'yield':
      return yieldThing(scene, { source: prop, made: { thing: outcome.thing, to: outcome.to } });
    case 'reveal':
      return reveal(world.props.get(outcome.prop));
    case 'status':
      return [setCharacter(actor, { field: 'status', value: withStatus(actor.status, outcome) })];
    case 'need':
      return gainNeed(actor, { now: world.clock.now, gain: outcome });
    case 'flag':
      return [{ op: 'add', path: pointer('flags', outcome.name), value: outcome.value }];
    case 'happen':
      return addHappening(world, { text: outcome.text, place: actor.place, by: actor.id });
    default:
      return assertNever(outcome);
  }
}

/** States that come and go, and what they rule out goes too. */
export function stateChange(
  changed: Prop | undefined,
  {
    add = [],
    remove = [],
  }: Readonly<Partial<Record<'add' | 'remove', readonly string[] | undefined>>>,
): Patch {
  if (!changed) return [];
  const kept = changed.state.filter((word) => !remove.includes(word));
  const value = withoutOpposites([...kept, ...add.filter((word) => !kept.includes(word))], add);
  return [{ op: 'replace', path: pointer('props', changed.id, 'state'), value }];
}

/** Makes a hidden prop seen. */
export function reveal(prop: Prop | undefined): Patch {
  return prop?.hidden
    ? [{ op: 'replace', path: pointer('props', prop.id, 'hidden'), value: false }]
    : [];
}

/** Brings a thing into being in the hand, here, or inside its source; a full hand lets it stand here. */
export function yieldThing(
  scene: ActScene,
  {
    source,
    made,
  }: { readonly source: Prop; readonly made: { thing: Yield; to: (typeof YIELD_PLACES)[number] } },
): Patch {
  const { world, actor } = scene;
  const isHandFree = heldBy(world, actor.id).length < actor.hands;
  let at: Whereabouts = { place: actor.place };
  if (made.to === 'hand' && isHandFree) at = { holder: actor.id };
  if (made.to === 'inside') at = { inside: source.id };
  const id = freshId(world, made.thing.name);
  const value: Prop = {
    id: propId(id),
    name: made.thing.name,
    aliases: made.thing.aliases ?? [],
    kind: kindOf(made.thing.kind),
    at,
    state: [],
    portable: true,
    affordances: (made.thing.affordances ?? []).map((label) => ({ verb: 'use', label })),
  };
  return [{ op: 'add', path: pointer('props', id), value: value as unknown as Json }];
}

/** The name itself where no entity has it as an id yet, else the name with a number. */
function freshId(world: World, name: string): string {
  let id = name;
  for (let n = 2; world.props.has(id) || world.characters.has(id) || world.places.has(id); n++)
    id = `${name}#${n}`;
  return id;
}

function kindOf(word: string | undefined): Kind {
  return KINDS.find((kind) => kind === word) ?? 'thing';
}

function withStatus(
  status: readonly { name: string; level?: number | undefined }[],
  added: { name: string; level?: number | undefined },
): Json {
  const others = status.filter(({ name }) => name !== added.name);
  const one =
    added.level === undefined ? { name: added.name } : { name: added.name, level: added.level };
  return [...others, one] as unknown as Json;
}
