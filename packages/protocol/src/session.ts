// Letting a browser in, with the server's token or as a person, and how it proves that a request is its own.
import { z } from 'zod';
import { roleSchema } from './accounts.ts';
import { limits } from './limits.ts';

/** `local`: this machine, nothing asked for; `token`: the server's token; `accounts`: one's own. */
export const ACCESS_KINDS = ['local', 'token', 'accounts'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** Whatever could have been typed: what is no name is answered like a name nobody has. */
const typed = z.string().min(1).max(limits.typedLength);

export const signInSchema = z.union([
  z.strictObject({ token: typed }),
  z.strictObject({ name: typed, password: typed }),
]);

export const sessionSchema = z.strictObject({
  access: z.enum(ACCESS_KINDS),
  signedIn: z.boolean(),
  /** How new accounts are made, where there are any. */
  signUp: z.enum(['invited', 'open']).optional(),
  name: z.string().optional(),
  role: roleSchema.optional(),
});
