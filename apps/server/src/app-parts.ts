// What the routes work with.
import type { Garden } from '@hakoniwa/garden';
import type { Chronicle } from './chronicle.ts';
import type { Referee } from './gm/referee.ts';

export interface AppParts {
  readonly garden: Garden;
  readonly chronicle: Chronicle;
  readonly referee: Referee;
}
