// Passwords hashed for next to nothing: the library's scrypt takes a tenth of a second each, and few tests are about it.
import type { Hashing } from '../src/accounts/auth.ts';

const hashOf = (password: string) => `cheap:${Buffer.from(password).toString('base64')}`;

export const CHEAP_HASHING: Hashing = {
  hash: async (password) => hashOf(password),
  verify: async ({ hash, password }) => hash === hashOf(password),
};
