// How classes stand to each other: one is a sort of another, holds it, is its part, gives it, goes with it.
import { CLASSES, type ClassSheet, type ThingClass } from '../base/classes.data.ts';

/** Whether every thing of one class is a thing of the other. */
export function isA(one: ThingClass, other: ThingClass): boolean {
  return lineOf(one).includes(other);
}

/** Whether things of one class go into (or onto) things of the other; what holds liquids says so. */
export function canHold(holder: ThingClass, held: ThingClass): boolean {
  const isLiquid = isA(held, 'liquid');
  const said = saidOf(holder, 'holds') ?? [];
  return said.some(
    (id) => lineOf(held).includes(id as ThingClass) && !(isLiquid && id === 'thing'),
  );
}

/** Whether a thing of one class is made to go with things of the other. */
export function worksWith(one: ThingClass, other: ThingClass): boolean {
  return isRelated('worksWith', one, other) || isRelated('worksWith', other, one);
}

/** Whether things of one class are parts of things of the other. */
export function isPartOf(part: ThingClass, whole: ThingClass): boolean {
  return isRelated('partOf', part, whole);
}

/** Whether things of one class give things of the other. */
export function canYield(source: ThingClass, made: ThingClass): boolean {
  return isRelated('yields', source, made);
}

/** What a class says of one side, or the nearest class above it that says anything. */
export function saidOf<K extends keyof ClassSheet>(
  one: ThingClass,
  side: K,
): ClassSheet[K] | undefined {
  const teller = lineOf(one).find((id) => CLASSES[id][side] !== undefined);
  return teller === undefined ? undefined : CLASSES[teller][side];
}

type Relation = 'worksWith' | 'partOf' | 'yields';

function isRelated(relation: Relation, from: ThingClass, to: ThingClass): boolean {
  const line: readonly string[] = lineOf(to);
  return (saidOf(from, relation) ?? []).some((id) => line.includes(id));
}

/** The class itself and everything it is a sort of, nearest first. */
function lineOf(one: ThingClass): readonly ThingClass[] {
  const known = lines.get(one);
  if (known) return known;
  const above = CLASSES[one].isA as ThingClass | undefined;
  const line = above === undefined ? [one] : [one, ...lineOf(above)];
  lines.set(one, line);
  return line;
}

const lines = new Map<ThingClass, readonly ThingClass[]>();
