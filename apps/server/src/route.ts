// A route: where it is, what it does, and how it is described to its readers.
import type { Context } from 'hono';
import type { ApiOperation } from './api/operation.ts';
import type { CompleteApp } from './app-parts.ts';
import type { PassNeed } from './borders/pass.ts';

/** What a handler gets besides the request. */
export interface RouteParts extends CompleteApp {
  /** All routes of the app, for the pages that list them. */
  readonly routes: readonly Route[];
}

export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `:name` for what varies. */
  readonly path: string;
  readonly operation: ApiOperation;
  /** Whether it is open to everyone: it shows nothing of anybody, or looks at the token by itself. */
  readonly isOpen?: boolean;
  /** Whom it is for among those who are let in; everyone when left out. */
  readonly need?: PassNeed;
  readonly handle: (context: Context, parts: RouteParts) => Response | Promise<Response>;
}
