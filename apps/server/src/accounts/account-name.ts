// The name one signs in with, and the address the auth library knows it by.
import { accountNameSchema } from '@hakoniwa/protocol';

/** No mail goes anywhere: `.invalid` is nobody's. */
const DOMAIN = 'accounts.invalid';

/** A name that cannot be chosen, for looking up what is no name with the same work. */
const NOBODY = '..nobody..';

/** As names are kept. */
export function accountName(typed: string): string {
  return typed.toLowerCase();
}

/** The address of a name; of what is no name the address of nobody. */
export function addressOfName(typed: string): string {
  const name = typed.trim();
  const local = accountNameSchema.safeParse(name).success ? accountName(name) : NOBODY;
  // Dots and dashes are free in our names but not in addresses, so the name is written in hex.
  return `a${Buffer.from(local).toString('hex')}@${DOMAIN}`;
}
