// A verb's meaning in a clause, with its nouns.
import type { Intent } from '../../types.ts';
import type { Clause, PlainNoun } from '../parse/types.ts';
import type { RoleNouns } from './roles.ts';

/** A verb's meaning here, with its nouns. */
export interface VerbMeaning {
  readonly verb: string;
  readonly intent: Intent;
  readonly word: string;
  readonly needsObject: boolean;
  readonly picksUp: boolean;
  /** A mere gesture where no noun says what or where to. */
  readonly bare: boolean;
  readonly cast: RoleNouns;
  /** The noun of the set phrase it is: done to that, where it is a thing here. */
  readonly phrase?: PlainNoun;
}

/** A clause and what its verb means, found out once: its neighbours ask for it too. */
export interface MeantClause {
  readonly clause: Clause;
  readonly meaning: VerbMeaning | undefined;
}
