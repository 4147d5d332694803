// What kind of address a number is, also when it hides inside another one.
import { isIP } from 'node:net';
import { addressList, isLoopbackIp } from './address-list.ts';

export type IpKind = 'public' | 'loopback' | 'private' | 'forbidden';

/** The local network. */
const isPrivate = addressList([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
]);
/** Never a server to talk to: nowhere, link-local with cloud metadata, multicast, reserved, documentation. */
const isForbidden = addressList([
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '100.100.100.200',
  '168.63.129.16',
  '::',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
  '100::/64',
  '2001:db8::/32',
  'fd00:ec2::254',
]);

/** The kind of an address; an IPv4 address carried in IPv6 is judged as itself. */
export function ipKind(ip: string): IpKind {
  const plain = carriedIpv4(ip) ?? ip;
  if (isIP(plain) === 0 || isForbidden(plain)) return 'forbidden';
  if (isLoopbackIp(plain)) return 'loopback';
  return isPrivate(plain) ? 'private' : 'public';
}

/** Where an IPv4 address stands inside an IPv6 one: prefix, and the first of its two groups. */
const CARRIERS: readonly (readonly [range: string, group: number])[] = [
  ['::ffff:0:0/96', 6], // mapped
  ['::/96', 6], // compatible, long obsolete
  ['::ffff:0:0:0/96', 6], // translated
  ['64:ff9b::/96', 6], // NAT64
  ['64:ff9b:1::/48', 6], // NAT64, local use
  ['2002::/16', 1], // 6to4
];

const carriers = CARRIERS.map(([range, group]) => ({ has: rangeOf(range), group }));
const isTeredo = rangeOf('2001::/32');

function carriedIpv4(ip: string): string | undefined {
  if (isIP(ip) !== 6) return undefined;
  const groups = groupsOf(ip);
  // Teredo writes the client's address with every bit turned.
  if (isTeredo(groups)) return dotted(groups[6] ^ 0xffff, groups[7] ^ 0xffff);
  if (groups.slice(0, 7).every((one) => one === 0) && groups[7] <= 1) return undefined;
  const found = carriers.find(({ has }) => has(groups));
  return found && dotted(groups[found.group] ?? 0, groups[found.group + 1] ?? 0);
}

type Groups = readonly [number, number, number, number, number, number, number, number];

function rangeOf(range: string): (groups: Groups) => boolean {
  const [base = '', bits = '0'] = range.split('/');
  const prefix = groupsOf(base).slice(0, Number(bits) / 16);
  return (groups) => prefix.every((group, i) => groups[i] === group);
}

/** The eight numbers of an IPv6 address. */
function groupsOf(ip: string): Groups {
  const [bare = ''] = ip.split('%');
  const hex = bare.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_all, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)]
      .map((one) => one.toString(16))
      .join(':'),
  );
  const [head = '', tail] = hex.split('::');
  const read = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((one) => Number.parseInt(one, 16));
  const [before, after] = [read(head), read(tail ?? '')];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: gap }, () => 0), ...after];
  return Array.from({ length: 8 }, (_, i) => all[i] ?? 0) as unknown as Groups;
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
