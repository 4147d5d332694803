// What the routes of accounts begin and end with: the accounts of the server, and cookies to be kept.
import type { Context } from 'hono';
import type { Accounts } from '../../accounts/accounts.ts';
import type { CompleteApp } from '../../app-parts.ts';
import { Refused } from '../../refused.ts';

/** The accounts; NO_ACCOUNTS where there are none. */
export function accountsOf({ accounts }: Pick<CompleteApp, 'accounts'>): Accounts {
  if (!accounts) throw new Refused('NO_ACCOUNTS', 'this server has no accounts');
  return accounts;
}

/** Gives the browser its cookies. */
export function keepCookies(context: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) context.header('set-cookie', cookie, { append: true });
}
