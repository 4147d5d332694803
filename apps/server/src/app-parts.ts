// What the routes work with.
import type { Garden } from '@hakoniwa/garden';

export interface AppParts {
  readonly garden: Garden;
}
