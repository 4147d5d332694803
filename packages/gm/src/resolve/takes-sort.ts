// Of what sort a thing must be for a verb to be meant of it: nobody opens a key, and nobody drinks a sword.
import { classOf, isA, isSwallowed, type Prop, type ThingClass } from '@hakoniwa/stage';

/** Whether a verb may be meant of a thing, by what it is and never by how or whose it is. */
export function takesSort(verb: string, prop: Prop): boolean {
  if (verb === 'eat' || verb === 'drink') return isSwallowed(prop, verb);
  if (LETS_GO.has(verb)) return prop.portable;
  const of = classOf(prop);
  return !(NEVER[verb] ?? []).some((sort) => isA(of, sort));
}

/** Verbs by which a thing leaves a hand. */
export const LETS_GO: ReadonlySet<string> = new Set(['put', 'give', 'throw']);

const SHUT: readonly ThingClass[] = [
  ...(['key', 'coin', 'pen', 'cutlery', 'weapon', 'liquid', 'powder', 'food'] as const),
  ...(['creature', 'plant', 'seat', 'fire', 'statue', 'surface'] as const),
];
const UNWRITTEN: readonly ThingClass[] = [
  ...(['key', 'cutlery', 'liquid', 'powder', 'food', 'seat', 'vessel', 'fire', 'pen'] as const),
];

/** What each verb is never meant of. */
const NEVER: Readonly<Record<string, readonly ThingClass[]>> = {
  open: SHUT,
  close: SHUT,
  lock: SHUT,
  unlock: SHUT,
  read: UNWRITTEN,
};
