// The auth library, set up for this server: names and passwords, sessions in our own tables, nothing else.

import { type Database, users } from '@hakoniwa/database';
import { protocolLimits } from '@hakoniwa/protocol';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { limits } from '../limits.ts';
import type { Log } from '../observe/log.ts';
import { hashedSessions } from './hashed-sessions.ts';
import { credentials, sessions, verifications } from './rows/account-tables.ts';

export interface AuthOptions {
  readonly database: Database;
  /** Signs the cookies. */
  readonly secret: string;
  readonly log: Log;
  /** How passwords are hashed; the library's scrypt, unless a test counts. */
  readonly hashing?: Hashing | undefined;
}

export interface Hashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (given: { hash: string; password: string }) => Promise<boolean>;
}

/** scrypt with 32 MB a password, off the main thread; passwords are brought to NFKC first. */
export const SCRYPT: Hashing = { hash: hashPassword, verify: verifyPassword };

export type Auth = ReturnType<typeof openAuth>;

/** One for pages called by https and one for http: the cookie's name and flags differ. */
export function openAuth(
  { database, secret, log, hashing = SCRYPT }: AuthOptions,
  { isSecure }: { readonly isSecure: boolean },
) {
  return betterAuth({
    appName: 'Hakoniwa',
    baseURL: `${isSecure ? 'https' : 'http'}://localhost`,
    secret,
    database: hashedSessions(
      drizzleAdapter(database.queries, {
        provider: 'pg',
        schema: {
          user: users,
          session: sessions,
          account: credentials,
          verification: verifications,
        },
        transaction: true,
      }),
    ),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: protocolLimits.passwordLength.least,
      maxPasswordLength: protocolLimits.typedLength,
      password: hashing,
    },
    user: {
      additionalFields: { role: { type: 'string', input: false } },
      deleteUser: { enabled: true },
    },
    session: { expiresIn: limits.sessionMs / 1000, disableSessionRefresh: true },
    // Our own borders count attempts, look at Host and Origin, and ask for the header of our pages.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'hakoniwa',
      useSecureCookies: isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/' },
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
    },
    // Only its sentence: what comes with it may hold what somebody typed.
    logger: { level: 'error', log: (_level, message) => log.warn({ from: 'auth' }, message) },
  });
}
