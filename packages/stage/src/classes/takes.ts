// What goes into what: liquids into vessels, things into what is bigger than they are.

import type { ThingClass } from '../base/classes.data.ts';
import { means } from '../words/means.ts';
import type { Prop } from '../world/schema/prop.ts';
import { classOf } from './class-of.ts';
import { canHold, isA, saidOf } from './relations.ts';

/** Whether a liquid can be poured into it; of what is nothing in particular nobody knows otherwise. */
export function takesLiquid(prop: Prop): boolean {
  const id = classOf(prop);
  return UNTOLD.has(id) || canHold(id, 'liquid');
}

/** Whether a liquid stays in it, and it is full then: a vessel, or what is told to be empty; a rug only gets wet. */
export function keepsLiquid(prop: Prop): boolean {
  return canHold(classOf(prop), 'liquid') || means(prop.state, 'empty');
}

/** A liquid that stands in no vessel of its own; a drink comes in its cup, carton or can. */
export function isBareLiquid(prop: Prop): boolean {
  const id = classOf(prop);
  return isA(id, 'liquid') && !isA(id, 'drink');
}

/** Whether one thing goes into another as far as sizes are known; liquids take any shape. */
export function isFitting(prop: Prop, container: Prop): boolean {
  if (isA(classOf(prop), 'liquid')) return true;
  const [size, room] = [sizeOf(prop), roomOf(container)];
  return size === undefined || room === undefined || size <= room;
}

/** Whether a thing, or what is in it, can be eaten or drunk; of what is nothing in particular nobody knows otherwise. */
export function isSwallowed(prop: Prop, how: 'eat' | 'drink'): boolean {
  const id = classOf(prop);
  return UNTOLD.has(id) || (saidOf(id, 'swallowed') ?? []).includes(how);
}

/** The size of a thing; undefined when neither the pack nor its class tells. */
export function sizeOf(prop: Prop): number | undefined {
  return prop.size ?? saidOf(classOf(prop), 'size');
}

/** The largest size that goes into a container: as its class says, more or less as it is bigger or smaller. */
function roomOf(prop: Prop): number | undefined {
  const id = classOf(prop);
  if (!isA(id, 'container')) return id === 'thing' && prop.size ? prop.size - 1 : undefined;
  const usual = saidOf(id, 'size');
  const room = saidOf(id, 'room') ?? (usual === undefined ? undefined : usual - 1);
  if (prop.size === undefined) return room;
  return room === undefined || usual === undefined ? prop.size - 1 : room + prop.size - usual;
}

const UNTOLD: ReadonlySet<ThingClass> = new Set(['thing', 'container']);
