// Signing out everywhere: every browser of a person at once.
import { sessionSchema } from '@hakoniwa/protocol';
import { browserOf } from '../../accounts/access-by-accounts.ts';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import type { Route } from '../../route.ts';
import { sessionAnswer } from '../session.ts';
import { accountsOf, keepCookies } from './with-accounts.ts';

export const sessionsEnd: Route = {
  method: 'delete',
  path: '/v1/sessions',
  need: 'person',
  operation: {
    id: 'signOutEverywhere',
    summary: 'signOutEverywhere.summary',
    answers: {
      200: jsonAnswer('session.ok', jsonContent('Session', sessionSchema)),
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const accounts = accountsOf(parts);
    const pass = passOf(context);
    keepCookies(context, await accounts.signOutEverywhere(browserOf(context)));
    parts.viewers.sendHome({ owner: pass.owner, by: 'session', reason: 'signed out' });
    return context.json(sessionAnswer(parts, undefined));
  },
};
