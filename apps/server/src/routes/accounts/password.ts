// Changing the password: every browser is signed out and every token ends, this one gets a new session.
import { accountSchema, passwordChangeSchema } from '@hakoniwa/protocol';
import { browserOf } from '../../accounts/access-by-accounts.ts';
import { revokeApiTokensOf } from '../../accounts/rows/index.ts';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { ratesOfRequest } from '../../borders/of-request.ts';
import { passOf } from '../../borders/pass.ts';
import { readBody } from '../../read-body.ts';
import type { Route } from '../../route.ts';
import { accountShow } from './account.ts';
import { accountsOf, keepCookies } from './with-accounts.ts';

export const passwordChange: Route = {
  method: 'post',
  path: '/v1/account/password',
  need: 'person',
  operation: {
    id: 'changePassword',
    summary: 'changePassword.summary',
    body: jsonContent('PasswordChange', passwordChangeSchema),
    answers: {
      200: jsonAnswer('account.ok', jsonContent('Account', accountSchema)),
      ...bodyRefusals(),
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const accounts = accountsOf(parts);
    const pass = passOf(context);
    ratesOfRequest(context).name(pass.name);
    const change = await readBody(context.req, passwordChangeSchema);
    keepCookies(context, await accounts.changePassword(change, browserOf(context)));
    const { owner } = pass;
    const isEnded = change.tokens === 'revoke';
    if (isEnded) await revokeApiTokensOf(accounts.database, owner);
    const reason = 'the password was changed';
    parts.viewers.sendHome({ owner, by: isEnded ? undefined : 'session', reason });
    return accountShow.handle(context, parts);
  },
};
