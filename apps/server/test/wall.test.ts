// The wall around a process under attack holds: no name is asked for, and no place is reached but the one that is open.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';

const wall = new URL('./wall.mjs', import.meta.url).href;
const server = createServer((_request, answer) => answer.end('in'));
afterEach(() => server.close());

/** Stands where the real ones are: should the wall leak, this hears of it and the network does not. */
const BEFORE = `
  import dns from 'node:dns';
  import net from 'node:net';
  import { syncBuiltinESMExports } from 'node:module';
  const real = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function (...given) {
    const to = Array.isArray(given[0]) ? given[0][0] : given[0];
    if (to.path || Number(to.port) === Number(process.env.WALL_PORTS)) return real.apply(this, given);
    console.log('LEAK');
    process.exit(1);
  };
  for (const names of [dns, dns.promises])
    for (const name of Object.keys(names))
      if (typeof names[name] === 'function' && /^(lookup|resolve|reverse)/.test(name))
        names[name] = () => { console.log('LEAK'); process.exit(1); };
  syncBuiltinESMExports();`;

const ATTACKS = `
  import { lookup, resolve4 } from 'node:dns/promises';
  import { connect } from 'node:net';
  const tell = (name, doing) => doing.then((said) => console.log(name, said), (error) =>
    console.log(name, (error.cause ?? error).code));
  const open = Number(process.env.WALL_PORTS);
  const closed = open === 65535 ? open - 1 : open + 1;
  const text = (url) => fetch(url).then((answer) => answer.text());
  const socket = (...to) => new Promise((done, fail) => connect(...to).on('connect', () => done('in')).on('error', fail));
  await tell('open', text('http://127.0.0.1:' + open));
  await tell('closed', text('http://127.0.0.1:' + closed));
  await tell('named', text('http://elsewhere.invalid/'));
  await tell('sealed', text('https://elsewhere.invalid/'));
  await tell('socket', socket(closed, '127.0.0.1'));
  await tell('lookup', lookup('elsewhere.invalid'));
  await tell('resolve', resolve4('elsewhere.invalid'));
  await tell('here', lookup('localhost', { all: true }).then(([one]) => one.address));
  process.exit(0);`;

it('[T4] a server under attack reaches nothing but what is opened for it', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[
        '--import',
        `data:text/javascript,${encodeURIComponent(BEFORE)}`,
        '--import',
        'tsx',
        '--import',
        wall,
      ],
      ...['--input-type=module', '--eval', ATTACKS],
    ],
    { cwd: import.meta.dirname, env: { ...process.env, WALL_PORTS: String(port), WALL_LOG: '' } },
  );
  expect(stdout.trim().split('\n')).toEqual([
    ...['open in', 'closed ECONNREFUSED', 'named ECONNREFUSED', 'sealed ECONNREFUSED'],
    ...['socket ECONNREFUSED', 'lookup ENOTFOUND', 'resolve ENOTFOUND', 'here 127.0.0.1'],
  ]);
});
