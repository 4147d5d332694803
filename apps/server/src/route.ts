// A route: where it is, what it does, and how it is described to its readers.
import type { Context } from 'hono';
import type { Operation } from './api/operation.ts';
import type { AppParts } from './app-parts.ts';

/** What a handler gets besides the request. */
export interface RouteParts extends AppParts {
  /** All routes of the app, for the pages that list them. */
  readonly routes: readonly Route[];
}

export interface Route {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly operation: Operation;
  readonly handle: (context: Context, parts: RouteParts) => Response | Promise<Response>;
}
