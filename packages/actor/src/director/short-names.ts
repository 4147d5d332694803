// What people with long names are called for short: one of its words, or what stands behind a title.
import { TITLE_MARK } from './data/title-mark.ts';

/** A name and its parts by which somebody may be meant: `Inspector Vane` is Vane, 執事の槙野 is 槙野. */
export function withShortNames(name: string): string[] {
  const words = name.split(/\s+/u);
  const parts = words.length > 1 ? words.filter((word) => NAME.test(word)) : behindTitle(name);
  return [name, ...parts.filter((part) => part !== name)];
}

/** A word that can only be a name. */
const NAME = /^\p{Lu}\p{L}{2,}$/u;

function behindTitle(name: string): string[] {
  const at = name.lastIndexOf(TITLE_MARK);
  const last = name.slice(at + 1);
  return at > 0 && last.length >= 2 ? [last] : [];
}
