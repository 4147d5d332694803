// Whether a model server answers others in the network too, without asking who they are.
import { networkInterfaces } from 'node:os';
import { ModelError } from '../errors/model-error.ts';
import { type ProbeOptions, probe } from './probe.ts';

/** Addresses of this machine that others can reach. */
export function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

/** Whether anybody may use it: a server elsewhere, or a local one that also answers from outside. */
export async function isExposed(
  url: string,
  options: ProbeOptions & { readonly addresses: readonly string[] },
): Promise<boolean> {
  const place = new URL(url);
  const hosts = isLoopback(place.hostname) ? options.addresses : [place.hostname];
  const { timeoutMs, door } = options;
  // Asked without a key on purpose.
  const probing = { door: door.withoutKeys(), ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  const asked = hosts.map((host) => {
    const there = new URL(url);
    there.hostname = host;
    return answers(there.href, probing);
  });
  return (await Promise.all(asked)).includes(true);
}

async function answers(url: string, probing: ProbeOptions): Promise<boolean> {
  try {
    await probe(url, probing);
    return true;
  } catch (error) {
    if (error instanceof ModelError) return false;
    throw error;
  }
}

/** Whether a host is this machine and nobody else. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return host === '::1' || host === 'localhost' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
