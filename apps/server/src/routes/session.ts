// Signing a browser in and out with the token; a program simply sends the token with each request.
import { sessionSchema, signInSchema } from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { jsonAnswer, jsonContent } from '../api/json-content.ts';
import { bodyRefusals, refusals } from '../api/refusals.ts';
import { SESSION_COOKIE } from '../borders/access.ts';
import { clientOfRequest, ratesOfRequest } from '../borders/enter.ts';
import { limits } from '../limits.ts';
import { readBody } from '../read-body.ts';
import type { Route, RouteParts } from '../route.ts';

const answers = { 200: jsonAnswer('session.ok', jsonContent('Session', sessionSchema)) };
const path = '/v1/session';

export const sessionShow: Route = {
  method: 'get',
  path,
  operation: { id: 'session', summary: 'session.summary', answers },
  handle: answer,
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
    const { address } = clientOfRequest(context);
    ratesOfRequest(context).signIn(address);
    const { token } = await readBody(context.req, signInSchema);
    if (parts.access.kind === 'token')
      setCookie(context, SESSION_COOKIE, parts.access.signIn(token), cookieOptions(context));
    return answer(context, parts);
  },
};

export const sessionEnd: Route = {
  method: 'delete',
  path,
  isOpen: true,
  operation: { id: 'signOut', summary: 'signOut.summary', answers },
  handle: (context, parts) => {
    deleteCookie(context, SESSION_COOKIE, { path: '/' });
    return answer(context, parts);
  },
};

function answer(context: Context, { access }: RouteParts): Response {
  return context.json({ access: access.kind });
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
