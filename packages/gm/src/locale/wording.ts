// The sentences the GM needs in every language.
import type { Violation } from '../judge/violation.ts';

export interface GmWording {
  readonly why: Readonly<Partial<Record<Violation['cause'], string>>>;
  /** Hours and skies, by their ids. */
  readonly now: Readonly<Record<string, string>>;
  readonly it: string;
  readonly comma: string;
  readonly here: string;
  readonly nothingHere: string;
  readonly exits: string;
  readonly somethingElse: string;
  readonly stalled: string;
  readonly topic: string;
  readonly changed: string;
}
