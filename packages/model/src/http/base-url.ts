// Checks the address of a model server before anything is sent there.
import { ModelAddressError } from '../errors/connection-errors.ts';

/** A checked base address, without a slash at its end. */
export function checkBaseUrl(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) throw new ModelAddressError({ address, reason: 'it cannot be read' });
  // From here on the error must not repeat a password.
  const shown = `${url.protocol}//${url.host}`;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ModelAddressError({ address: shown, reason: 'only http and https are called' });
  }
  if (url.username !== '' || url.password !== '') {
    throw new ModelAddressError({ address: shown, reason: 'give secrets as a key, not in it' });
  }
  if (url.search !== '' || url.hash !== '') {
    throw new ModelAddressError({ address: shown, reason: 'it has a query or a fragment' });
  }
  return `${shown}${url.pathname.replace(/\/+$/, '')}`;
}
