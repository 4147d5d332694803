// The names a scene lists, thousands perhaps: asked for by what a text says, never walked through.
import { WordFinder } from '@hakoniwa/stage';

/** Some of the names of a scene; the same object for as long as none of them changes. */
export class NamePart {
  readonly names: readonly string[];
  #finder: WordFinder | undefined;
  #lower: WordFinder | undefined;

  constructor(names: readonly string[]) {
    this.names = names;
  }

  /** Where a name stands in the list. */
  placeOf(name: string): number | undefined {
    return this.#find().placeOf(name);
  }

  /** Where a name stands first that is this one in small letters. */
  placeOfLower(lower: string): number | undefined {
    this.#lower ??= new WordFinder(this.names.map((name) => name.toLowerCase()));
    return this.#lower.placeOf(lower);
  }

  /** The names that stand somewhere in a text, in the order of the list. */
  standingIn(text: string): readonly string[] {
    return this.#find()
      .placesIn(text)
      .map((place) => this.names[place] ?? '');
  }

  #find(): WordFinder {
    this.#finder ??= new WordFinder(this.names);
    return this.#finder;
  }
}

/** All names of a scene that are of one kind. */
export class ListedNames {
  readonly parts: readonly NamePart[];

  constructor(parts: readonly NamePart[]) {
    this.parts = parts;
  }

  has(name: string): boolean {
    return this.parts.some((part) => part.placeOf(name) !== undefined);
  }

  /** The first listed of some names. */
  first(names: readonly string[]): string | undefined {
    return this.#first(names, (part, name) => part.placeOf(name));
  }

  /** The name listed first that is one of these in small letters. */
  firstLower(lower: readonly string[]): string | undefined {
    return this.#first(lower, (part, name) => part.placeOfLower(name));
  }

  /** The names that stand somewhere in a text, in the order of the list. */
  standingIn(text: string): readonly string[] {
    const [only] = this.parts;
    if (only !== undefined && this.parts.length === 1) return only.standingIn(text);
    return this.parts.flatMap((part) => part.standingIn(text));
  }

  #first(
    names: readonly string[],
    placeIn: (part: NamePart, name: string) => number | undefined,
  ): string | undefined {
    for (const part of this.parts) {
      const places = names.flatMap((name) => placeIn(part, name) ?? []);
      if (places.length > 0) return part.names[Math.min(...places)];
    }
    return undefined;
  }
}

/** A few names as a plain list, or many. */
export type Listed = readonly string[] | ListedNames;

const lists = new WeakMap<readonly string[], ListedNames>();
const NOBODY = new ListedNames([]);

/** Names that can be asked for, whichever way they were listed. */
export function listed(names: Listed | undefined): ListedNames {
  if (names === undefined) return NOBODY;
  if (names instanceof ListedNames) return names;
  const before = lists.get(names);
  if (before) return before;
  const found = new ListedNames([new NamePart(names)]);
  lists.set(names, found);
  return found;
}

/** What is made of each part of some names, once for as long as the part stays the same. */
export function ofParts<T>(make: (part: NamePart) => T): (names: ListedNames) => readonly T[] {
  const kept = new WeakMap<NamePart, { readonly made: T }>();
  return ({ parts }) =>
    parts.map((part) => {
      const one = kept.get(part) ?? { made: make(part) };
      kept.set(part, one);
      return one.made;
    });
}
