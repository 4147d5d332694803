// A server with accounts on a real socket and a real database, and people who speak to it as browsers do.

import type { Database } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { REQUEST_HEADER } from '@hakoniwa/protocol';
import { Accounts } from '../src/accounts/accounts.ts';
import type { Hashing } from '../src/accounts/auth.ts';
import { cookieSecret } from '../src/accounts/secrets.ts';
import { setupCode } from '../src/accounts/setup-code.ts';
import type { AppParts } from '../src/app-parts.ts';
import { limits } from '../src/limits.ts';
import { openLog } from '../src/observe/log.ts';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { CHEAP_HASHING } from './cheap-hashing.ts';
import { type Listening, listening } from './listening.ts';

export const PASSWORD = 'correct horse battery';

export interface Told {
  readonly status: number;
  readonly body: {
    readonly error?: { code: string; message: string };
    readonly [field: string]: unknown;
  };
  readonly cookies: readonly string[];
}

/** Someone with a browser of their own: keeps cookies, sends the header of our pages. */
export class Person {
  readonly url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  async ask(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Told> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        [REQUEST_HEADER]: '1',
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookies = answer.headers.getSetCookie();
    const kept = cookies.filter((one) => one.includes('session_token='));
    if (kept[0] !== undefined) this.cookie = /max-age=0/i.test(kept[0]) ? '' : pairOf(kept[0]);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, body: isJson ? JSON.parse(text) : {}, cookies };
  }
}

export interface ServerWithAccounts {
  readonly server: Listening;
  readonly database: Database;
  readonly code: string;
  /** Every line of the log. */
  readonly logged: string[];
  readonly stranger: () => Person;
  /** Makes an account by invitation, or by the setup code the first time. */
  readonly join: (name: string, password?: string) => Promise<Person>;
  readonly close: () => Promise<void>;
}

interface Given extends Partial<AppParts> {
  readonly signUp?: 'invited' | 'open';
  /** Next to nothing unless a test is about it. */
  readonly hashing?: Hashing;
  /** What takes the place of the one garden of other tests. */
  readonly furnish?: (database: Database) => Promise<Partial<AppParts>>;
}

/** Opens a server; close it when done. */
export async function serverWithAccounts(given: Given = {}): Promise<ServerWithAccounts> {
  const { signUp = 'invited', hashing = CHEAP_HASHING, furnish, borders, ...parts } = given;
  const database = await openTestDatabase({ tables: SERVER_TABLES });
  const logged: string[] = [];
  const log = openLog({ level: 'debug', stream: { write: (line) => void logged.push(line) } });
  const secret = await cookieSecret(database);
  const accounts = new Accounts({ database, secret, log, signUp, hashing });
  const code = (await setupCode(database)) ?? '';
  const many = { burst: 1_000, perSecond: 100 };
  const server = await listening(database, {
    ...{ accounts, log, ...(await furnish?.(database)), ...parts },
    borders: { rates: { ...limits.rates, signIn: many, limitsLoopback: false }, ...borders },
  });
  const stranger = () => new Person(server.url);
  let keeper: Person | undefined;
  const join = async (name: string, password = PASSWORD): Promise<Person> => {
    const invited = await keeper?.ask('POST', '/v1/invitations');
    const invitation = invited?.body.code ?? code;
    const person = stranger();
    const made = await person.ask('POST', '/v1/account', { body: { name, password, invitation } });
    if (made.status !== 201) throw new Error(JSON.stringify(made));
    keeper ??= person;
    return person;
  };
  const close = async () => {
    await server.close();
    await server.parts.gardens.close();
    await database.close();
  };
  return { server, database, code, logged, stranger, join, close };
}

/** The name and value a browser sends back. */
export function pairOf(setCookie: string): string {
  return setCookie.split(';')[0] ?? '';
}
