// A verb's meaning in a clause, with its nouns.
import type { Intent } from '../../types.ts';
import type { PlainNoun } from '../parse/types.ts';
import type { Cast } from './roles.ts';

/** A verb's meaning here, with its nouns. */
export interface Meaning {
  readonly verb: string;
  readonly intent: Intent;
  readonly word: string;
  readonly needsObject: boolean;
  readonly picksUp: boolean;
  /** A mere gesture where no noun says what or where to. */
  readonly bare: boolean;
  readonly cast: Cast;
}

/** The owner of a part (`扉の鍵` → `扉`) as a noun of its own. */
export function named(noun: PlainNoun, owner: string): PlainNoun {
  const { pronoun: _p, indefinite: _i, body: _b, relation: _r, ...rest } = noun;
  return {
    ...rest,
    head: owner,
    modifiers: noun.modifiers.slice(0, -1),
    abstract: false,
    someone: false,
  };
}
