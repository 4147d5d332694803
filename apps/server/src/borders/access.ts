// Who may enter: everyone on this machine, or whoever shows the token, by header or by a signed cookie.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type AccessKind, REQUEST_HEADER } from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import { changesState } from './origin-border.ts';
import { type Pass, serverPass } from './pass.ts';

/** The name of the cookie that keeps a browser signed in. */
export const SESSION_COOKIE = 'hakoniwa';

export interface Access {
  readonly kind: AccessKind;
  /** Rejects with UNAUTHORIZED, or CSRF for a cookie without the header that only our own pages can set. */
  readonly admit: (context: Context) => Promise<Pass>;
  /** A cookie's value for whoever knows the token; throws UNAUTHORIZED. */
  readonly signIn: (token: string) => string;
}

const LOCAL: Access = {
  kind: 'local',
  admit: async () => serverPass('local'),
  signIn: () => '',
};

/** The access of a server with this token; without one everyone is let in. */
export function accessBy(token: string | undefined, now: () => number = Date.now): Access {
  if (token === undefined) return LOCAL;
  const key = createHash('sha256').update(`hakoniwa cookie ${token}`).digest();
  return {
    kind: 'token',
    admit: async (context) => {
      const bearer = bearerOf(context);
      if (bearer !== undefined && isSame(bearer, token)) return serverPass('house');
      const cookie = getCookie(context, SESSION_COOKIE);
      if (cookie === undefined || !isSigned(cookie, key, now())) throw unauthorized();
      checkOwnPage(context);
      return serverPass('house');
    },
    signIn: (given) => {
      if (!isSame(given, token)) throw unauthorized();
      return sign(`${now() + limits.sessionMs}.${randomBytes(12).toString('base64url')}`, key);
    },
  };
}

/** The token in the Authorization header. */
export function bearerOf(context: Context): string | undefined {
  return /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
}

/** Throws CSRF for a change by cookie without the header that another site's page cannot set. */
export function checkOwnPage({ req }: Context): void {
  if (changesState(req.method) && !req.header(REQUEST_HEADER))
    throw new Refused('CSRF', `a request with a cookie must carry ${REQUEST_HEADER}`);
}

function sign(payload: string, key: Uint8Array): string {
  return `${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`;
}

function isSigned(cookie: string, key: Uint8Array, nowMs: number): boolean {
  const payload = cookie.slice(0, Math.max(0, cookie.lastIndexOf('.')));
  return isSame(sign(payload, key), cookie) && Number(payload.split('.')[0]) > nowMs;
}

/** Compares in a time that tells nothing about where the texts differ. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function unauthorized(): Refused {
  return new Refused('UNAUTHORIZED', 'show the token: Authorization: Bearer …, or sign in');
}
