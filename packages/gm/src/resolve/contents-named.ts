// Vessels named after what they hold: the whiskey bottle, the rose bush.
import type { NounLore } from '../language/lore.ts';
import { WORDS } from '../language/words.ts';

/** What a vessel of this name holds, as far as its name says: each of its beginnings that a vessel follows. */
export function contentsNamed(name: string, isVessel: (rest: string) => boolean): string[] {
  const contents: string[] = [];
  for (let end = 1; end < name.length; end++)
    if (isVessel(name.slice(end))) contents.push(name.slice(0, end));
  return contents;
}

/** Whether the rest of a name, behind what it holds, is the word for a vessel; each rest is asked about once. */
export function vesselsBy(lore: NounLore): (rest: string) => boolean {
  const known = new Map<string, boolean>();
  return (rest) => {
    const found = known.get(rest) ?? isVesselBehind(rest, lore);
    known.set(rest, found);
    return found;
  };
}

function isVesselBehind(tail: string, lore: NounLore): boolean {
  const rest = tail.startsWith(' ') ? tail.slice(1) : tail.replace(LEADING_JOINT, '');
  return lore.isMeasure(rest) || WORDS.plants.has(rest);
}

/** Whether something of this name holds what is called so. */
export function isVesselOf(
  word: string,
  { name, lore }: { readonly name: string; readonly lore: NounLore },
): boolean {
  if (!name.startsWith(word) || name.length === word.length) return false;
  return isVesselBehind(name.slice(word.length), lore);
}

const LEADING_JOINT = new RegExp(`^(?:${WORDS.joints.source})`, 'u');
