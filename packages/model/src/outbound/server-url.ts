// Reads the address of a server somebody named, and writes it the one way in which it is kept and called.
import { ModelAddressError } from '../errors/connection-errors.ts';

/**
 * The normal form of an address, without a slash at its end. The URL parser reads `http:host`, `http:\\host`,
 * numbers for names and much more; whatever it read is what is compared, kept and called from here on.
 */
export function serverUrl(address: string): string {
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
  return `${url.origin}${withoutSlashes(url.pathname)}`;
}

/** The origin of an address, as keys and lists of servers know it. */
export function originOf(address: string): string {
  return new URL(serverUrl(address)).origin;
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
