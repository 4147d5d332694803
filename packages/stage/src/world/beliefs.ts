// What characters believe: reading it, and the operations that write and drop it.
import type { Json } from '../base/json.ts';
import type { Operation } from '../patch/operation.ts';
import { pointer } from '../patch/pointer.ts';
import type { Belief, Held } from './schema/mind.ts';
import type { World } from './world.ts';

/** What somebody believes of one thing stands under this key. */
export function beliefKey(who: string, about: string): string {
  return `${who}>${about}`;
}

/** All beliefs of somebody one by one, sorted by what they are about and by side. */
export function beliefsOf(world: World, who: string): Belief[] {
  return beliefsBut(world, { who, isLeftOut: () => false });
}

/** The same but for some sides; what is left out is not put together at all. */
export function beliefsBut(
  world: World,
  {
    who,
    isLeftOut,
  }: { readonly who: string; readonly isLeftOut: (about: string, aspect: string) => boolean },
): Belief[] {
  const found: Belief[] = [];
  for (const key of world.indexes.beliefs.get(who) ?? []) {
    const { about = '', sides = {} } = world.beliefs.get(key) ?? {};
    // Most sides of most things are left out: only those that are not are put in order.
    const wanted = Object.keys(sides).filter((aspect) => !isLeftOut(about, aspect));
    for (const aspect of wanted.length > 1 ? wanted.sort() : wanted) {
      const held = sides[aspect];
      if (held) found.push({ about, aspect, ...held });
    }
  }
  return found;
}

/** What somebody believes of one thing, by side. */
export function sidesOf(
  world: World,
  { who, about }: { readonly who: string; readonly about: string },
): Readonly<Record<string, Held>> | undefined {
  return world.beliefs.get(beliefKey(who, about))?.sides;
}

/** What somebody believes of one side of a thing. */
export function heldOf(
  world: World,
  who: string,
  { about, aspect }: Pick<Belief, 'about' | 'aspect'>,
): Held | undefined {
  const sides = sidesOf(world, { who, about });
  return sides && Object.hasOwn(sides, aspect) ? sides[aspect] : undefined;
}

/** One thing, and sides of it. */
export interface Believed {
  readonly about: string;
  readonly sides: Readonly<Record<string, Held>>;
}

/** The operations by which somebody believes these sides of a thing from now on. */
export function believing(world: World, who: string, { about, sides }: Believed): Operation[] {
  const path = pointer('beliefs', beliefKey(who, about));
  const known = sidesOf(world, { who, about });
  if (!known) return [{ op: 'add', path, value: { about, sides, who } as unknown as Json }];
  return Object.entries(sides).map(([aspect, held]) => ({
    op: Object.hasOwn(known, aspect) ? 'replace' : 'add',
    path: path + pointer('sides', aspect),
    value: held as Json,
  }));
}

/** The operations by which somebody no longer believes these sides of a thing; nothing empty is left. */
export function forgetting(
  world: World,
  who: string,
  { about, aspects }: { about: string; aspects: ReadonlySet<string> },
): Operation[] {
  const path = pointer('beliefs', beliefKey(who, about));
  const isAll = Object.keys(sidesOf(world, { who, about }) ?? {}).every((one) => aspects.has(one));
  if (isAll) return [{ op: 'remove', path }];
  return [...aspects].map((aspect) => ({ op: 'remove', path: path + pointer('sides', aspect) }));
}
