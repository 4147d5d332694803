// What the routes work with.
import type { Garden } from '@hakoniwa/garden';
import type { Language } from '@hakoniwa/stage';
import type { Chronicle } from './chronicle.ts';
import type { Referee } from './gm/referee.ts';

/** A garden and what was told of it. */
export interface LivingGarden {
  readonly garden: Garden;
  readonly chronicle: Chronicle;
}

export interface AppParts {
  /** The same kitchen, lived in once in each language. */
  readonly gardens: Readonly<Record<Language, LivingGarden>>;
  readonly referee: Referee;
}
