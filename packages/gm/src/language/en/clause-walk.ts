// Where the reading of clauses stands in a text, and what it has read so far.

import type { Clause, PrepPhrase, Status, Who } from './clause-types.ts';
import type { EnglishPhrase } from './noun-phrase.ts';
import type { Subjects } from './subjects.ts';
import type { Token } from './tag-types.ts';

export interface ClauseWalk {
  readonly tokens: readonly Token[];
  readonly subjects: Subjects;
  readonly clauses: Clause[];
  at: number;
  sentence: number;
  link: string;
  subject: EnglishPhrase | undefined;
  who: Who;
  /** Nothing stands between the last clause and this word. */
  adjacent: boolean;
  fronted: PrepPhrase[];
  request: boolean;
  /** Whose sentence it is again after the comma of `as Ayu cooks,`. */
  outer: { readonly subject: EnglishPhrase | undefined; readonly who: Who } | undefined;
  /** The last sentence with a relative clause: what follows its comma may still belong to it. */
  related: number;
  /** How the next verb is introduced when it cannot simply happen. */
  imposed: Status;
}
