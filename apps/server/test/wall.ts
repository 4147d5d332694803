// A wall around a process under attack: loaded before anything else, it lets nothing out but to named ports of this machine.
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** Ports of this machine that may be called, with commas; sockets that are files are always open. */
const open = new Set((process.env.WALL_PORTS ?? '').split(',').filter(Boolean).map(Number));

const isHere = (host: unknown) =>
  host === undefined || host === 'localhost' || /^(?:127\.\d+\.\d+\.\d+|::1)$/.test(String(host));

interface Target {
  readonly path?: unknown;
  readonly host?: unknown;
  readonly port?: unknown;
}

/** The three ways `connect` is called: options, a path, or a port with a host; Node wraps the first in a list. */
function targetOf([first, second]: readonly unknown[]): Target {
  const given: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof given === 'object' && given !== null) return given;
  if (typeof given === 'string' && !/^\d+$/.test(given)) return { path: given };
  return { port: given, host: typeof second === 'string' ? second : undefined };
}

const refused = (what: string) =>
  Object.assign(new Error(`the wall refuses ${what}`), { code: 'ECONNREFUSED' });

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (this: net.Socket, ...given: unknown[]) {
  const { path, host, port } = targetOf(given);
  if (path !== undefined && path !== null) return Reflect.apply(connect, this, given);
  if (isHere(host) && open.has(Number(port))) return Reflect.apply(connect, this, given);
  if (process.env.WALL_LOG)
    appendFileSync(process.env.WALL_LOG, `${JSON.stringify([host ?? null, port ?? null])}\n`);
  process.nextTick(() => this.destroy(refused(`${String(host)}:${String(port)}`)));
  return this;
} as typeof connect;

const unknown = (name: unknown) =>
  Object.assign(new Error(`the wall asks nobody for ${String(name)}`), { code: 'ENOTFOUND' });

type Callback = (error: Error | null, ...found: unknown[]) => void;

/** This machine is known without asking; of every other name nobody hears. */
function lookup(name: unknown, ...rest: unknown[]): void {
  const done = rest.at(-1) as Callback;
  const options = rest.length > 1 ? (rest[0] as { all?: boolean }) : {};
  const here = net.isIP(String(name)) ? String(name) : '127.0.0.1';
  const family = net.isIP(here);
  if (!isHere(name) && !net.isIP(String(name))) process.nextTick(done, unknown(name));
  else if (options.all) process.nextTick(done, null, [{ address: here, family }]);
  else process.nextTick(done, null, here, family);
}

function found(name: unknown, options: { all?: boolean } = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    lookup(name, options, (error: Error | null, address: unknown, family: unknown) => {
      if (error) reject(error);
      else resolve(options.all ? address : { address, family });
    });
  });
}

for (const name of Object.keys(dns)) {
  if (name.startsWith('resolve') || name === 'reverse' || name === 'lookupService')
    Object.assign(dns, {
      [name]: (asked: unknown, ...rest: unknown[]) =>
        process.nextTick(rest.at(-1) as Callback, unknown(asked)),
    });
}
for (const name of Object.keys(dns.promises)) {
  if (name.startsWith('resolve') || name === 'reverse' || name === 'lookupService')
    Object.assign(dns.promises, { [name]: (asked: unknown) => Promise.reject(unknown(asked)) });
}
Object.assign(dns, { lookup });
Object.assign(dns.promises, { lookup: found });
syncBuiltinESMExports();
