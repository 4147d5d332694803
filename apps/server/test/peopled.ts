// An app with accounts and without a socket: each request comes from somebody who has just signed in.

import { openTestDatabase } from '@hakoniwa/database/test-database';
import { REQUEST_HEADER } from '@hakoniwa/protocol';
import { Accounts } from '../src/accounts/accounts.ts';
import { makeToken } from '../src/accounts/api-tokens.ts';
import { makeInvitation } from '../src/accounts/invitations.ts';
import { cookieSecret } from '../src/accounts/secrets.ts';
import { setupCode } from '../src/accounts/setup-code.ts';
import { createApp } from '../src/app.ts';
import type { AppParts } from '../src/app-parts.ts';
import { silentLog } from '../src/observe/log.ts';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { CHEAP_HASHING } from './cheap-hashing.ts';

export const PASSWORD = 'correct horse battery';

export interface Peopled {
  /** The app of a server whose people these are; asked by somebody who has just signed in. */
  readonly appOf: (
    parts: AppParts,
  ) => (request: { readonly url: string; readonly init: RequestInit }) => Promise<Response>;
  /** What the keeper has: a token and an invitation. */
  readonly ids: Record<string, string>;
  readonly close: () => Promise<void>;
}

/** Opens it with a keeper; close it when done. */
export async function openPeopled(): Promise<Peopled> {
  const database = await openTestDatabase({ tables: SERVER_TABLES });
  const secret = await cookieSecret(database);
  const accounts = new Accounts({
    ...{ database, secret, log: silentLog(), signUp: 'open', hashing: CHEAP_HASHING },
  });
  const invitation = await setupCode(database);
  const keeper = { name: 'keeper', password: PASSWORD };
  const nowhere = { cookie: undefined, isSecure: false };
  const first = await accounts.signUp({ ...keeper, invitation }, nowhere);
  const made = await makeToken(database, first.account.id, { name: 'one', scope: 'read' });
  const invited = await makeInvitation(database, first.account.id);
  let guests = 0;
  const browser = async (url: string): Promise<string> => {
    // Whoever changes or deletes an account does it to one that nobody else needs.
    guests += 1;
    const isTheirOwn = /^\/v1\/(account|account\/password|sessions)$/.test(url);
    const guest = { name: `guest${guests}`, password: PASSWORD };
    const { cookies } = isTheirOwn ? await accounts.signUp(guest, nowhere) : first;
    return cookies.map((one) => one.split(';')[0]).join('; ');
  };
  return {
    appOf: (parts) => {
      const app = createApp({ ...parts, accounts });
      return async ({ url, init }) => {
        const headers = new Headers(init.headers);
        headers.set('cookie', await browser(url));
        headers.set(REQUEST_HEADER, '1');
        return app.request(url, { ...init, headers });
      };
    },
    ids: { token: made.id, invitation: invited.id },
    close: () => database.close(),
  };
}
