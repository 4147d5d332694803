// A verb's meaning in a clause, with its nouns.
import type { Intent } from '../../types.ts';
import type { Clause } from '../parse/types.ts';
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

/** A clause and what its verb means, found out once: its neighbours ask for it too. */
export interface Telling {
  readonly clause: Clause;
  readonly meaning: Meaning | undefined;
}
