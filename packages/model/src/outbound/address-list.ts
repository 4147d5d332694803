// A list of addresses and ranges, and whether one is on it.
import { BlockList, isIP } from 'node:net';

/** Reads `127.0.0.1`, `::1`, `10.0.0.0/8`; throws for anything else. */
export function addressList(entries: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) add(list, entry.trim());
  if (entries.length === 0) return () => false;
  // A client asks many times in a row, and each look into the list makes an address object.
  let asked: string | undefined;
  let answer = false;
  return (ip) => {
    if (ip !== asked) {
      answer = isOn(list, unmapped(ip));
      asked = ip;
    }
    return answer;
  };
}

function isOn(list: BlockList, ip: string): boolean {
  const family = isIP(ip);
  return family !== 0 && list.check(ip, family === 4 ? 'ipv4' : 'ipv6');
}

function add(list: BlockList, entry: string): void {
  const [ip = '', bits] = entry.split('/');
  const family = isIP(ip);
  if (family === 0) throw new RangeError(`${entry} is no address`);
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) list.addAddress(ip, type);
  else list.addSubnet(ip, Number(bits), type);
}

/** An IPv4 address that came as `::ffff:1.2.3.4`, as itself. */
export function unmapped(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
}

/** Whether an address is this machine. */
export const isLoopbackIp = addressList(['127.0.0.0/8', '::1']);
