// Opens the accounts of a house, when it is to have them.
import type { Settings } from '@hakoniwa/settings';
import type { Database } from '@hakoniwa/store/postgres';
import type { Log } from '../observe/log.ts';
import type { Accounts } from './accounts.ts';
import { cookieSecret } from './secrets.ts';
import { setupCode } from './setup-code.ts';

/** Accounts were asked for where nothing is kept. */
export class AccountsRefused extends Error {
  readonly code = 'ACCOUNTS';
  override readonly name = 'AccountsRefused';

  constructor() {
    super('HAKONIWA_ACCOUNTS=on needs a database: leave HAKONIWA_DATA=memory out.');
  }
}

interface Opening {
  readonly settings: Pick<Settings, 'HAKONIWA_ACCOUNTS' | 'HAKONIWA_SIGN_UP'>;
  readonly database: Database | undefined;
  readonly log: Log;
}

export interface OpenedAccounts {
  readonly accounts: Accounts | undefined;
  /** To be told to whoever starts the house, once. */
  readonly code: string | undefined;
}

/** Opens them; without a database there is nothing to keep them in. */
export async function openAccounts({ settings, database, log }: Opening): Promise<OpenedAccounts> {
  if (settings.HAKONIWA_ACCOUNTS === 'off') return { accounts: undefined, code: undefined };
  if (!database) throw new AccountsRefused();
  // A fifth of all modules is there for accounts; a house without them starts without these.
  const { Accounts } = await import('./accounts.ts');
  const secret = await cookieSecret(database);
  const accounts = new Accounts({ database, secret, log, signUp: settings.HAKONIWA_SIGN_UP });
  return { accounts, code: await setupCode(database) };
}
