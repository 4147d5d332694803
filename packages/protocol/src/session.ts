// Letting a browser in with the token, and how a browser proves that a request is its own.
import { z } from 'zod';

/** Carried by every state-changing request that a cookie lets in; another site's page cannot set it. */
export const REQUEST_HEADER = 'x-hakoniwa-request';

export const signInSchema = z.strictObject({ token: z.string().min(1).max(500) });
export const sessionSchema = z.strictObject({
  /** `local`: this machine, no token asked for. */
  access: z.enum(['local', 'token']),
});
