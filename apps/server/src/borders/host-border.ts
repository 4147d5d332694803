// Answers only to names that are ours: a page that rebinds its own name to this machine is turned away.
import { isIP } from 'node:net';
import { Refused } from '../refused.ts';
import type { BorderOptions } from './border-options.ts';

const OWN_NAMES = ['localhost', '127.0.0.1', '::1'];

type HostOptions = Pick<BorderOptions, 'hosts' | 'answersToAddresses'>;

/** Throws FOREIGN_HOST for a Host header that names somebody else. */
export function hostBorder({ hosts, answersToAddresses }: HostOptions): (host: string) => void {
  const names = new Set([...OWN_NAMES, ...hosts.map((host) => hostName(host) ?? host)]);
  return (host) => {
    const name = hostName(host);
    if (name !== undefined && names.has(name)) return;
    // A number cannot be rebound: whoever sent it dialled this very address.
    if (name !== undefined && answersToAddresses && isIP(name) !== 0) return;
    throw new Refused(
      'FOREIGN_HOST',
      'this server does not answer to that name; HAKONIWA_HOSTS lists the names it has',
    );
  };
}

/** The name in a Host header without port, brackets and a dot at its end; undefined for nonsense. */
function hostName(host: string): string | undefined {
  const read = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(host.trim());
  const name = (read?.[1] ?? read?.[2])?.toLowerCase().replace(/\.$/, '');
  return name === '' ? undefined : name;
}
