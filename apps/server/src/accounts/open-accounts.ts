// Opens the accounts of a server, when it is to have them.

import type { Database } from '@hakoniwa/database';
import type { Settings } from '@hakoniwa/settings';
import type { Log } from '../observe/log.ts';
import type { Accounts } from './accounts.ts';
import { cookieSecret } from './secrets.ts';
import { setupCode } from './setup-code.ts';

interface Opening {
  readonly settings: Pick<Settings, 'HAKONIWA_ACCOUNTS' | 'HAKONIWA_SIGN_UP'>;
  readonly database: Database;
  readonly log: Log;
}

export interface OpenedAccounts {
  readonly accounts: Accounts | undefined;
  /** To be told to whoever starts the server, once. */
  readonly code: string | undefined;
}

/** Opens them. */
export async function openAccounts({ settings, database, log }: Opening): Promise<OpenedAccounts> {
  if (settings.HAKONIWA_ACCOUNTS === 'off') return { accounts: undefined, code: undefined };
  // A fifth of all modules is there for accounts; a server without them starts without these.
  const { Accounts } = await import('./accounts.ts');
  const secret = await cookieSecret(database);
  const accounts = new Accounts({ database, secret, log, signUp: settings.HAKONIWA_SIGN_UP });
  return { accounts, code: await setupCode(database) };
}
