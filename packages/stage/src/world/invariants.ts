// What must hold in every world, whoever changed it.

import { z } from 'zod';
import { ENTITY_TABLES } from '../base/vocabulary.ts';
import { limits } from '../limits.ts';
import { containersOf, heldBy, insideOf } from './queries.ts';
import type { Character } from './schema/character.ts';
import { intentionOf } from './schema/intention.ts';
import type { Place } from './schema/place.ts';
import type { Prop } from './schema/prop.ts';
import { worldDocumentSchema } from './schema/world-document.ts';
import { isTableName, TABLE_NAMES, type World } from './world.ts';
import type { Touched } from './world-patch.ts';

/** One promise the world would break. */
export interface Breach {
  readonly rule: string;
  readonly id: string;
}

type Check<T> = (world: World, entity: T) => string | undefined;

const propChecks: readonly Check<Prop>[] = [
  (world, { at }) =>
    'place' in at && !world.places.has(at.place) ? 'prop-place-exists' : undefined,
  (world, { at }) =>
    'holder' in at && !world.characters.has(at.holder) ? 'prop-holder-exists' : undefined,
  (world, { at }) =>
    'inside' in at && !world.props.has(at.inside) ? 'prop-container-exists' : undefined,
  (world, prop) => (isInsideItself(world, prop) ? 'prop-not-inside-itself' : undefined),
  (world, prop) => {
    const inside = insideOf(world, prop.id).length;
    return prop.capacity !== undefined && inside > prop.capacity ? 'container-capacity' : undefined;
  },
  (world, prop) => {
    const container = 'inside' in prop.at ? world.props.get(prop.at.inside) : undefined;
    if (container?.capacity === undefined) return undefined;
    return insideOf(world, container.id).length > container.capacity
      ? 'container-capacity'
      : undefined;
  },
  (world, { at }) =>
    'holder' in at ? handsBreach(world, world.characters.get(at.holder)) : undefined,
  (_, prop) => (prop.portable || !('holder' in prop.at) ? undefined : 'held-is-portable'),
  (world, prop) =>
    prop.owner && !world.characters.has(prop.owner) ? 'prop-owner-exists' : undefined,
];

const characterChecks: readonly Check<Character>[] = [
  (world, { place }) => (world.places.has(place) ? undefined : 'character-place-exists'),
  (world, character) => handsBreach(world, character),
  (_, { money }) => (Number.isInteger(money) && money >= 0 ? undefined : 'money-not-negative'),
  (_, character) => intentionBreach(character),
];

const placeChecks: readonly Check<Place>[] = [
  (world, { exits }) =>
    exits.every((exit) => world.places.has(exit.to)) ? undefined : 'exit-target-exists',
];

/** Promises broken by the entities a patch touched; what left is checked through what relied on it. */
export function breachesOf(world: World, touched: readonly Touched[]): Breach[] {
  const breaches: Breach[] = [];
  for (const { table, id } of touched) {
    if (CHECKED.has(table)) breaches.push(...entityBreaches(world, table, id));
  }
  return breaches;
}

/** The tables whose entries others rely on. */
const CHECKED: ReadonlySet<string> = new Set(ENTITY_TABLES);

/** Promises broken anywhere in a world, shapes included. */
export function allBreaches(world: World): Breach[] {
  const touched = TABLE_NAMES.flatMap((table) => world[table].ids().map((id) => ({ table, id })));
  return [...breachesOf(world, touched), ...shapeBreachesOf(world, touched)];
}

/** Entities among the touched that no longer have the schema's shape: for patches from outside. */
export function shapeBreachesOf(world: World, touched: readonly Touched[]): Breach[] {
  return touched.flatMap(({ table, id }) => {
    const schema = shapeOf(table);
    const value = isTableName(table)
      ? world[table].get(id)
      : (world as unknown as Record<string, unknown>)[table];
    const isGone = value === undefined && isTableName(table);
    return isGone || schema?.safeParse(value).success ? [] : [{ rule: `${table}-shape`, id }];
  });
}

function shapeOf(table: string): z.ZodType | undefined {
  const field = (worldDocumentSchema.shape as Record<string, z.ZodType>)[table];
  return isTableName(table) && field instanceof z.ZodRecord
    ? (field.valueType as z.ZodType)
    : field;
}

function entityBreaches(world: World, table: string, id: string): Breach[] {
  if (table === 'props')
    return (
      check(world, { id, entity: world.props.get(id), checks: propChecks }) ?? goneProp(world, id)
    );
  if (table === 'characters') {
    return (
      check(world, { id, entity: world.characters.get(id), checks: characterChecks }) ??
      goneCharacter(world, id)
    );
  }
  if (table === 'places')
    return (
      check(world, { id, entity: world.places.get(id), checks: placeChecks }) ??
      gonePlace(world, id)
    );
  return [];
}

interface Checked<T> {
  readonly id: string;
  readonly entity: T | undefined;
  readonly checks: readonly Check<T>[];
}

function check<T extends { readonly id: string }>(
  world: World,
  { id, entity, checks }: Checked<T>,
): Breach[] | undefined {
  if (entity === undefined) return undefined;
  if (entity.id !== id) return [{ rule: 'id-matches-key', id }];
  const breaches: Breach[] = [];
  for (const one of checks) {
    const rule = one(world, entity);
    if (rule !== undefined) breaches.push({ rule, id });
  }
  return breaches;
}

function goneProp(world: World, id: string): Breach[] {
  const left = world.indexes.things.get(`inside:${id}`);
  return left ? [{ rule: 'removed-container-is-empty', id }] : [];
}

// Characters and places leave by a person's hand only, so walking the world here is no event's cost.
function goneCharacter(world: World, id: string): Breach[] {
  if (world.indexes.things.has(`holder:${id}`))
    return [{ rule: 'removed-character-holds-nothing', id }];
  const isOwner = [...world.props.values()].some((prop) => prop.owner === id);
  return isOwner ? [{ rule: 'prop-owner-exists', id }] : [];
}

function gonePlace(world: World, id: string): Breach[] {
  const left = world.indexes.people.has(id) || world.indexes.things.has(`place:${id}`);
  if (left) return [{ rule: 'removed-place-is-empty', id }];
  const leadsThere = [...world.places.values()].some(({ exits }) =>
    exits.some((exit) => exit.to === id),
  );
  return leadsThere ? [{ rule: 'exit-target-exists', id }] : [];
}

function handsBreach(world: World, character: Character | undefined): string | undefined {
  if (!character) return undefined;
  return heldBy(world, character.id).length > character.hands ? 'hands-not-overfull' : undefined;
}

/** An intention stands at one of its steps. */
function intentionBreach(character: Character): string | undefined {
  const intention = intentionOf(character);
  if (!intention) return undefined;
  const { at, steps } = intention;
  const isAtStep = Number.isInteger(at) && at >= 0 && at < steps.length;
  return isAtStep && steps.length <= limits.intentionSteps ? undefined : 'intention-at-a-step';
}

function isInsideItself(world: World, prop: Prop): boolean {
  const chain = containersOf(world, prop);
  return chain.length >= limits.insideDepth || chain.some((container) => container.id === prop.id);
}
