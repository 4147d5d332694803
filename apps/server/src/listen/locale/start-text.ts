// What is said when the server has started, and when it could not.

import { StoreError, storageFailure, ToldError } from '@hakoniwa/database';
import { SettingsError } from '@hakoniwa/settings';
import { type Binding, BindingRefused } from '../../borders/binding.ts';

interface Started {
  readonly host: string;
  readonly port: number;
  readonly binding: Binding;
  /** The code for the first account, while nobody has one. */
  readonly setupCode?: string | undefined;
}

/** The sign of life before the address: the first start makes a database, which takes a while. */
export const OPENING_TEXT = '庭を開いています… / Opening the gardens …';

/** The address to open; a token that was made just now is told once, behind a # that no server ever sees. */
export function startedText({ host, port, binding, setupCode }: Started): string {
  const name = host.includes(':') ? `[${host}]` : host;
  const address = `http://${name}:${port}/`;
  const { token, isNewToken } = binding;
  const shown = isNewToken && token !== undefined ? `${address}#token=${token}` : address;
  const started = `箱庭 Hakoniwa: ${shown}  (Ctrl-C to stop)`;
  if (setupCode === undefined) return started;
  const setup = `${address}sign-in#invitation=${setupCode}`;
  return `${started}\n最初のアカウントを作る / Make the first account (once): ${setup}`;
}

/** What people can mend themselves: the message says how. */
const EXPECTED = [BindingRefused, SettingsError, StoreError] as const;

/** Why the server could not start, and the exit code that goes with it: 2 for what people can mend. */
export function startFailure(error: NodeJS.ErrnoException & { port?: number }): {
  readonly text: string;
  readonly code: 1 | 2;
} {
  const told = error instanceof ToldError ? error : storageFailure(error);
  if (told) return { text: `${told.text.ja}\n${told.text.en}`, code: 2 };
  if (EXPECTED.some((kind) => error instanceof kind)) return { text: error.message, code: 2 };
  const address = ADDRESS_FAILURES[error.code ?? ''];
  const isAddress = address && /^(listen|bind|getaddrinfo)$/.test(error.syscall ?? '');
  return { text: isAddress ? address(error.port) : (error.stack ?? error.message), code: 1 };
}

/** What keeps a server from listening, and what to do. */
const ADDRESS_FAILURES: Readonly<Record<string, (port?: number) => string>> = {
  EADDRINUSE: (port) =>
    `ポート ${port} は使用中です。別のポートで起動してください / Port ${port} is in use. Start with another one: PORT=4650 npm start`,
  EACCES: (port) =>
    `このアカウントではポート ${port} で待ち受けられません。1024 以上を選んでください / This account may not listen on port ${port}. Choose one above 1023: PORT=4650 npm start`,
  EADDRNOTAVAIL: () => NOT_HERE,
  ENOTFOUND: () => NOT_HERE,
};

const NOT_HERE =
  'HOST はこのマシンのアドレスではありません。127.0.0.1 か、このマシンのアドレスにしてください / HOST is no address of this machine. Set it to 127.0.0.1, or to an address it has.';

/** On a machine that is busy with other things a start takes minutes. */
export const STILL_OPENING_TEXT = 'まだ開いています… / Still opening …';

export const DATABASE_AWAY_TEXT =
  'データベースの応答を待っています… / Waiting for the database to answer …';
