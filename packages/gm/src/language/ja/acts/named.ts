// The owner of a part as a noun of its own.
import type { PlainNoun } from '../parse/types.ts';

/** The owner of a part (`扉の鍵` → `扉`) as a noun of its own. */
export function ownerNoun(noun: PlainNoun, owner: string): PlainNoun {
  const { pronoun: _p, indefinite: _i, body: _b, relation: _r, ...rest } = noun;
  return {
    ...rest,
    head: owner,
    modifiers: noun.modifiers.slice(0, -1),
    abstract: false,
    someone: false,
  };
}
