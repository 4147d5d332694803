// What class a thing is of: what the pack says, else its kind, else what it affords or yields, else its name.

import type { ThingClass } from '../base/classes.data.ts';
import type { Kind } from '../base/vocabulary.ts';
import type { Prop } from '../world/schema/prop.ts';
import { classOfName } from './class-of-name.ts';
import { isA } from './relations.ts';

/** What a class is found from. */
export type Classed = Pick<Prop, 'name' | 'kind'> & {
  readonly class?: ThingClass | undefined;
  readonly affordances?: readonly { readonly verb: string }[];
  readonly yields?: readonly unknown[] | undefined;
};

/** A class, and what told it. */
export interface FoundClass {
  readonly class: ThingClass;
  readonly by: 'pack' | 'kind' | 'use' | 'name' | 'nothing';
}

/** The class of a thing; `thing` when nothing tells. */
export function classOf(prop: Classed): ThingClass {
  const known = cache.get(prop);
  if (known) return known;
  const found = foundClass(prop).class;
  cache.set(prop, found);
  return found;
}

/** The class, and how it was found: a kind is made finer by a name that means one of that kind. */
export function foundClass(prop: Classed): FoundClass {
  if (prop.class !== undefined) return { class: prop.class, by: 'pack' };
  const named = classOfName(prop.name);
  const kind = OF_KIND[prop.kind];
  if (kind !== undefined) {
    const isFiner = named !== undefined && named !== kind && (VAGUE.has(kind) || isA(named, kind));
    return isFiner ? { class: named, by: 'name' } : { class: kind, by: 'kind' };
  }
  const use = ofUse(prop);
  const isFiner = named !== undefined && (use === undefined || VAGUE.has(use) || isA(named, use));
  if (isFiner) return { class: named, by: 'name' };
  return use === undefined ? { class: 'thing', by: 'nothing' } : { class: use, by: 'use' };
}

/** Kinds that say how a thing is used and little of what it is. */
const VAGUE: ReadonlySet<ThingClass> = new Set(['tool', 'device']);

/** What one can do with it, or what it gives, tells what it is. */
function ofUse({ affordances = [], yields = [] }: Classed): ThingClass | undefined {
  for (const { verb } of affordances) {
    const told = OF_VERB[verb];
    if (told) return told;
  }
  return yields.length > 0 ? 'device' : undefined;
}

const OF_KIND: Readonly<Record<Kind, ThingClass | undefined>> = {
  thing: undefined,
  container: 'container',
  door: 'opening',
  seat: 'seat',
  food: 'food',
  drink: 'drink',
  tool: 'tool',
  device: 'device',
  readable: 'text',
  surface: 'surface',
  key: 'key',
};

const OF_VERB: Readonly<Record<string, ThingClass>> = {
  eat: 'food',
  drink: 'drink',
  read: 'text',
  sit: 'seat',
  'switch-on': 'device',
  'switch-off': 'device',
};

/** Props are frozen and replaced, so what was found of one stays true of it. */
const cache = new WeakMap<object, ThingClass>();
