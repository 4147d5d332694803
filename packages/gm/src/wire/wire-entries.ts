// Entries of a world on the wire: which are any, copies that nobody else can change, and when two say the same.
import type { WireCharacter, WireLocation, WireProp } from './schema.ts';

/** Entries under their own keys, whatever the keys are called. */
export type WireEntries<W> = Readonly<Record<string, W>> | undefined;

/** What is listed under no name, or is no object, is no entry. */
export function isEntry(name: string, value: unknown): boolean {
  return name !== '' && typeof value === 'object' && value !== null;
}

/** A kind of entry: how it is copied, and when two of them say the same. */
export interface EntryKind<W> {
  readonly copy: (one: W) => W;
  readonly isSame: (one: W, other: W) => boolean;
}

// Written out field by field: this runs for every entry of every request, and a walk over keys costs more.

export const PROPS: EntryKind<WireProp> = {
  copy: (one) => ({
    name: one.name,
    location: one.location,
    state: one.state?.slice(),
    aliases: one.aliases?.slice(),
    owner: one.owner,
    affordances: copied(one.affordances),
    portable: one.portable,
    hidden: one.hidden,
    yields: copied(one.yields),
    uses: one.uses,
    key: one.key,
    kind: one.kind,
    strict: one.strict,
  }),
  isSame: (one, other) =>
    one.location === other.location &&
    isSameList(one.state, other.state) &&
    one.name === other.name &&
    isSameList(one.aliases, other.aliases) &&
    one.owner === other.owner &&
    isSameList(one.affordances, other.affordances) &&
    one.portable === other.portable &&
    one.hidden === other.hidden &&
    isSameList(one.yields, other.yields) &&
    one.uses === other.uses &&
    one.key === other.key &&
    one.kind === other.kind &&
    one.strict === other.strict,
};

export const PEOPLE: EntryKind<WireCharacter> = {
  copy: (one) => ({
    status: one.status?.slice(),
    holding: one.holding?.slice(),
    location: one.location,
    aliases: one.aliases?.slice(),
  }),
  isSame: (one, other) =>
    one.location === other.location &&
    isSameList(one.holding, other.holding) &&
    isSameList(one.status, other.status) &&
    isSameList(one.aliases, other.aliases),
};

export const PLACES: EntryKind<WireLocation> = {
  copy: (one) => ({
    description: one.description,
    exits: copied(one.exits),
    aliases: one.aliases?.slice(),
  }),
  isSame: (one, other) =>
    one.description === other.description &&
    isSameList(one.exits, other.exits) &&
    isSameList(one.aliases, other.aliases),
};

/** A word, or a few fields about one. */
type Word = string | object;

function copied<T extends Word>(words: readonly T[] | undefined): T[] | undefined {
  return words?.map((word) => (typeof word === 'object' ? { ...word } : word));
}

/** Whether two lists have the same words in the same order. */
export function isSameList(
  one: readonly Word[] | undefined,
  other: readonly Word[] | undefined,
): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) {
    const [a, b] = [one[i], other[i]];
    if (a !== b && !(typeof a === 'object' && typeof b === 'object' && isSameWord(a, b)))
      return false;
  }
  return true;
}

function isSameWord(one: object, other: object): boolean {
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([key, value]) => (other as Record<string, unknown>)[key] === value)
  );
}
