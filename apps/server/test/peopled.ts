// An app with accounts and without a socket: each request comes from somebody who has just signed in.
import { REQUEST_HEADER } from '@hakoniwa/protocol';
import { openTestDatabase } from '@hakoniwa/store/test-database';
import { Accounts } from '../src/accounts/accounts.ts';
import { makeToken } from '../src/accounts/api-tokens.ts';
import type { Hashing } from '../src/accounts/auth.ts';
import { makeInvitation } from '../src/accounts/invitations.ts';
import { cookieSecret } from '../src/accounts/secrets.ts';
import { setupCode } from '../src/accounts/setup-code.ts';
import { createApp } from '../src/app.ts';
import type { AppParts } from '../src/app-parts.ts';
import { silentLog } from '../src/observe/log.ts';

export const PASSWORD = 'correct horse battery';

export interface Peopled {
  readonly ask: (
    parts: AppParts,
    request: { readonly url: string; readonly init: RequestInit },
  ) => Promise<Response>;
  /** What the keeper has: a token and an invitation. */
  readonly ids: Record<string, string>;
  readonly close: () => Promise<void>;
}

/** Opens it with a keeper; close it when done. */
export async function openPeopled({ hashing }: { hashing?: Hashing } = {}): Promise<Peopled> {
  const database = await openTestDatabase();
  const secret = await cookieSecret(database);
  const accounts = new Accounts({ database, secret, log: silentLog(), signUp: 'open', hashing });
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
    ask: async (parts, { url, init }) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', await browser(url));
      headers.set(REQUEST_HEADER, '1');
      return createApp({ ...parts, accounts }).request(url, { ...init, headers });
    },
    ids: { token: made.id, invitation: invited.id },
    close: () => database.close(),
  };
}
