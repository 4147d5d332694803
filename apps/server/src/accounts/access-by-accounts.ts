// Who may enter a server with accounts: people by the cookie of their session, programs by a token.
import type { Context } from 'hono';
import { type Access, bearerOf, checkOwnPage } from '../borders/access.ts';
import { clientOfRequest } from '../borders/of-request.ts';
import { Refused } from '../refused.ts';
import type { Accounts, Browser } from './accounts.ts';

/** A token that is shown counts alone: a wrong one is not made good by a cookie. */
export function accessByAccounts(accounts: Accounts): Access {
  return {
    kind: 'accounts',
    admit: async (context) => {
      const bearer = bearerOf(context);
      if (bearer !== undefined) return (await accounts.passOfToken(bearer)) ?? refuse();
      const pass = (await accounts.passOfCookie(browserOf(context))) ?? refuse();
      checkOwnPage(context);
      return pass;
    },
    signIn: refuse,
  };
}

/** The browser a request comes from. */
export function browserOf(context: Context): Browser {
  return {
    cookie: context.req.header('cookie'),
    isSecure: clientOfRequest(context).isSecure,
  };
}

function refuse(): never {
  throw new Refused('UNAUTHORIZED', 'sign in, or show a token: Authorization: Bearer …');
}
