// A route: where it is, what it does, and how it is described to its readers.
import type { Context } from 'hono';
import type { Operation } from './api/operation.ts';
import type { House } from './app-parts.ts';
import type { Need } from './borders/pass.ts';

/** What a handler gets besides the request. */
export interface RouteParts extends House {
  /** All routes of the app, for the pages that list them. */
  readonly routes: readonly Route[];
}

export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `:name` for what varies. */
  readonly path: string;
  readonly operation: Operation;
  /** Whether it is open to everyone: it shows nothing of anybody, or looks at the token by itself. */
  readonly isOpen?: boolean;
  /** Whom it is for among those who are let in; everyone when left out. */
  readonly need?: Need;
  readonly handle: (context: Context, parts: RouteParts) => Response | Promise<Response>;
}
