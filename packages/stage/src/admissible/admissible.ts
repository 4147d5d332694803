// Every typed act the laws would allow a character now: what minds choose from and players are offered.
import type { Act } from '../act/act.ts';
import type { Action } from '../act/action.ts';
import { takesIn } from '../actions/put.ts';
import { isGeneric } from '../laws/afforded.ts';
import { judge } from '../laws/judge.ts';
import type { Rulebook } from '../step/rulebook.ts';
import { peopleAt, visibleAt } from '../world/queries.ts';
import type { Character } from '../world/schema/character.ts';
import type { CharacterId } from '../world/schema/ids.ts';
import type { Prop } from '../world/schema/prop.ts';
import type { World } from '../world/world.ts';

/** All admissible acts, in the order of the rulebook and of ids. */
export function admissible(
  rules: Rulebook,
  { world, id }: { readonly world: World; readonly id: CharacterId },
): Act[] {
  const actor = world.characters.get(id);
  if (!actor) return [];
  const around = surroundings(world, actor);
  const candidates = [...rules.actions.values()].flatMap((action) => candidatesFor(action, around));
  return candidates.filter((act) => judge(rules, { world, act }).allowed);
}

interface Surroundings {
  readonly actor: Character;
  readonly props: readonly Prop[];
  readonly others: readonly Character[];
  readonly exits: readonly string[];
}

function surroundings(world: World, actor: Character): Surroundings {
  return {
    actor,
    props: visibleAt(world, actor.place),
    others: peopleAt(world, actor.place).filter(({ id }) => id !== actor.id),
    exits: (world.places.get(actor.place)?.exits ?? []).map(({ to }) => to),
  };
}

/** Acts worth asking the laws about: each thing an action is offered for, with each target it takes. */
function candidatesFor(action: Action, around: Surroundings): Act[] {
  const base = { verb: action.id, actor: around.actor.id };
  return objectsFor(action, around).flatMap(({ object, affordance }) =>
    targetsFor(action, around, object).map((target) => ({
      ...base,
      ...(object === undefined ? {} : { object: object.id }),
      ...(affordance === undefined ? {} : { affordance }),
      ...(target === undefined ? {} : { target }),
    })),
  );
}

interface Candidate {
  readonly object?: Prop;
  readonly affordance?: string;
}

function objectsFor(action: Action, around: Surroundings): Candidate[] {
  if (!action.slots.object) return [{}];
  const bare: Candidate[] = action.slots.object.required ? [] : [{}];
  return [...bare, ...around.props.flatMap((prop) => waysToUse(action, prop))];
}

function waysToUse(action: Action, prop: Prop): Candidate[] {
  const worded = prop.affordances.filter(({ verb }) => verb === action.id);
  if (worded.length > 0) {
    const isOwnWord = action.id === 'use';
    return worded.map(({ label }) =>
      isOwnWord ? { object: prop, affordance: label } : { object: prop },
    );
  }
  return isOffered(action, prop) ? [{ object: prop }] : [];
}

function isOffered(action: Action, prop: Prop): boolean {
  if (!isGeneric(action, prop)) return false;
  const kinds = action.offered ?? action.kinds;
  return kinds === 'any' || kinds.includes(prop.kind);
}

function targetsFor(
  action: Action,
  around: Surroundings,
  object: Prop | undefined,
): (string | undefined)[] {
  const rule = action.slots.target;
  if (!rule) return [undefined];
  if (rule.is.length === 1 && rule.is[0] === 'place') return [...around.exits];
  if (rule.is.length === 1 && rule.is[0] === 'character') return around.others.map(({ id }) => id);
  const bare = rule.required ? [] : [undefined];
  return [...bare, ...vesselsFor(action, around).filter((id) => id !== object?.id)];
}

/** Where a thing can go: into what takes things in, onto surfaces, from one vessel into another. */
function vesselsFor(action: Action, { props }: Surroundings): string[] {
  const isVessel = VESSELS[action.id];
  return isVessel ? props.filter(isVessel).map(({ id }) => id) : [];
}

const VESSELS: Readonly<Record<string, (prop: Prop) => boolean>> = {
  put: (prop) => takesIn(prop) || prop.kind === 'surface',
  pour: (prop) => takesIn(prop),
};
