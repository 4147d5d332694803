// Signing a browser in and out; a program simply sends its token with each request.
import { sessionSchema, signInSchema } from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { z } from 'zod';
import { browserOf } from '../accounts/access-by-accounts.ts';
import { jsonAnswer, jsonContent } from '../api/json-content.ts';
import { bodyRefusals, refusals } from '../api/refusals.ts';
import { checkOwnPage, SESSION_COOKIE } from '../borders/access.ts';
import { clientOfRequest, ratesOfRequest } from '../borders/of-request.ts';
import { type Pass, serverPass } from '../borders/pass.ts';
import { RequestInvalid } from '../errors.ts';
import { limits } from '../limits.ts';
import { readBody } from '../read-body.ts';
import { Refused } from '../refused.ts';
import type { Route, RouteParts } from '../route.ts';
import { keepCookies } from './accounts/with-accounts.ts';

const answers = { 200: jsonAnswer('session.ok', jsonContent('Session', sessionSchema)) };
const path = '/v1/session';

export const sessionShow: Route = {
  method: 'get',
  path,
  isOpen: true,
  operation: { id: 'session', summary: 'session.summary', answers },
  handle: async (context, parts) => {
    const pass = await parts.access.admit(context).catch((error: unknown) => {
      if (error instanceof Refused) return undefined;
      throw error;
    });
    return context.json(sessionAnswer(parts, pass));
  },
};

export const sessionBegin: Route = {
  method: 'post',
  path,
  isOpen: true,
  operation: {
    id: 'signIn',
    summary: 'signIn.summary',
    body: jsonContent('SignIn', signInSchema),
    answers: { ...answers, ...bodyRefusals(), ...refusals(401) },
  },
  handle: async (context, parts) => {
    ratesOfRequest(context).signIn(clientOfRequest(context).address);
    const shown = await readBody(context.req, signInSchema);
    return context.json(sessionAnswer(parts, await signIn(context, parts, shown)));
  },
};

export const sessionEnd: Route = {
  method: 'delete',
  path,
  isOpen: true,
  operation: { id: 'signOut', summary: 'signOut.summary', answers },
  handle: async (context, parts) => {
    if (parts.accounts) await signOut(context, parts);
    else deleteCookie(context, SESSION_COOKIE, { path: '/' });
    return context.json(sessionAnswer(parts, undefined));
  },
};

/** How one is let in here, and who is. */
export function sessionAnswer(
  { access, accounts }: RouteParts,
  pass: Pass | undefined,
): z.infer<typeof sessionSchema> {
  return {
    access: access.kind,
    signedIn: pass !== undefined,
    ...(accounts ? { signUp: accounts.signUpBy } : {}),
    ...(accounts && pass
      ? { name: pass.name, role: pass.isKeeper ? ('keeper' as const) : ('member' as const) }
      : {}),
  };
}

async function signIn(
  context: Context,
  { access, accounts }: RouteParts,
  shown: z.infer<typeof signInSchema>,
): Promise<Pass | undefined> {
  if (!accounts) {
    if (access.kind === 'local') return serverPass('local');
    if (!('token' in shown)) throw new RequestInvalid([{ path: 'token', message: 'is needed' }]);
    setCookie(context, SESSION_COOKIE, access.signIn(shown.token), cookieOptions(context));
    return serverPass('house');
  }
  if ('token' in shown) throw new RequestInvalid([{ path: 'name', message: 'is needed' }]);
  ratesOfRequest(context).name(shown.name.trim().toLowerCase());
  const { account, cookies } = await accounts.signIn(shown, browserOf(context));
  keepCookies(context, cookies);
  return {
    ...{ owner: account.id, id: '', name: account.name, by: 'session', mayWrite: true },
    isKeeper: account.role === 'keeper',
  };
}

async function signOut(context: Context, { accounts, viewers }: RouteParts): Promise<void> {
  const browser = browserOf(context);
  const pass = await accounts?.passOfCookie(browser);
  if (pass) checkOwnPage(context);
  keepCookies(context, (await accounts?.signOut(browser)) ?? []);
  if (pass) viewers.sendHome({ id: pass.id, reason: 'signed out' });
}

function cookieOptions(context: Context) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict' as const,
    secure: clientOfRequest(context).isSecure,
    maxAge: limits.sessionMs / 1000,
  };
}
