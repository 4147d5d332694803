// Whether a server may listen on an address: beyond this machine only with accounts or a token.
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { isLoopbackIp } from '@hakoniwa/model';

/** The address must not be opened to others like this. */
export class BindingRefused extends Error {
  readonly code = 'BINDING';
  override readonly name = 'BindingRefused';
}

export interface Binding {
  readonly isLocal: boolean;
  readonly token: string | undefined;
  /** Whether the token was made just now and has to be told. */
  readonly isNewToken: boolean;
}

/** Characters of a token: what nobody guesses. */
const TOKEN_LENGTH = 20;

/** Decides for HOST, HAKONIWA_ACCOUNTS and HAKONIWA_TOKEN; `new` asks for a token to be made. */
export function decideBinding({
  host,
  token,
  hasAccounts = false,
}: {
  host: string;
  hasAccounts?: boolean;
  token?: string | undefined;
}): Binding {
  const isLocal = host === 'localhost' || (isIP(host) !== 0 && isLoopbackIp(host));
  // With accounts everybody comes in by their own: the server's token would be nobody's.
  if (hasAccounts) return { isLocal, token: undefined, isNewToken: false };
  if (token === 'new') return { isLocal, token: newToken(), isNewToken: true };
  if (token !== undefined && token.length < TOKEN_LENGTH)
    throw new BindingRefused(
      `HAKONIWA_TOKEN is shorter than ${TOKEN_LENGTH} characters. One that would do: ${newToken()}`,
    );
  if (!isLocal && token === undefined) throw new BindingRefused(unguarded(host));
  return { isLocal, token, isNewToken: false };
}

function unguarded(host: string): string {
  return [
    `HOST=${host} would let others in, and nothing would keep them out.`,
    `Start with a token (this one was made for you and is not kept anywhere):`,
    `  HAKONIWA_TOKEN=${newToken()} HOST=${host} npm start`,
    `or give everybody an account of their own: HAKONIWA_ACCOUNTS=on HOST=${host} npm start`,
    'or stay on this machine: HOST=127.0.0.1',
  ].join('\n');
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}
