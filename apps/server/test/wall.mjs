// A wall around a process under attack: loaded before anything else, in every thread, it lets nothing out but to named ports of this machine.
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** Ports of this machine that may be called, with commas; sockets that are files are always open. */
const open = new Set((process.env.WALL_PORTS ?? '').split(',').filter(Boolean).map(Number));

const isHere = (host) =>
  host === undefined || host === 'localhost' || /^(?:127\.\d+\.\d+\.\d+|::1)$/.test(String(host));

/** The three ways `connect` is called: options, a path, or a port with a host; Node wraps the first in a list. */
function targetOf([first, second]) {
  const given = Array.isArray(first) ? first[0] : first;
  if (typeof given === 'object' && given !== null) return given;
  if (typeof given === 'string' && !/^\d+$/.test(given)) return { path: given };
  return { port: given, host: typeof second === 'string' ? second : undefined };
}

const refused = (what) =>
  Object.assign(new Error(`the wall refuses ${what}`), { code: 'ECONNREFUSED' });

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...given) {
  const { path, host, port } = targetOf(given);
  if (path !== undefined && path !== null) return Reflect.apply(connect, this, given);
  if (isHere(host) && open.has(Number(port))) return Reflect.apply(connect, this, given);
  if (process.env.WALL_LOG)
    appendFileSync(process.env.WALL_LOG, `${JSON.stringify([host ?? null, port ?? null])}\n`);
  process.nextTick(() => this.destroy(refused(`${String(host)}:${String(port)}`)));
  return this;
};

const unknown = (name) =>
  Object.assign(new Error(`the wall asks nobody for ${String(name)}`), { code: 'ENOTFOUND' });

/** This machine is known without asking; of every other name nobody hears. */
function lookup(name, ...rest) {
  const done = rest.at(-1);
  const options = rest.length > 1 ? rest[0] : {};
  const here = net.isIP(String(name)) ? String(name) : '127.0.0.1';
  const family = net.isIP(here);
  if (!isHere(name) && !net.isIP(String(name))) process.nextTick(done, unknown(name));
  else if (options.all) process.nextTick(done, null, [{ address: here, family }]);
  else process.nextTick(done, null, here, family);
}

function found(name, options = {}) {
  return new Promise((resolve, reject) => {
    lookup(name, options, (error, address, family) => {
      if (error) reject(error);
      else resolve(options.all ? address : { address, family });
    });
  });
}

for (const name of Object.keys(dns)) {
  if (name.startsWith('resolve') || name === 'reverse' || name === 'lookupService')
    Object.assign(dns, {
      [name]: (asked, ...rest) => process.nextTick(rest.at(-1), unknown(asked)),
    });
}
for (const name of Object.keys(dns.promises)) {
  if (name.startsWith('resolve') || name === 'reverse' || name === 'lookupService')
    Object.assign(dns.promises, { [name]: (asked) => Promise.reject(unknown(asked)) });
}
Object.assign(dns, { lookup });
Object.assign(dns.promises, { lookup: found });
syncBuiltinESMExports();
