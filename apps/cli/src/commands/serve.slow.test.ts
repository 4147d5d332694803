// hakoniwa serve as a process: it says where it is, answers there, and stops in good order.
// Slow because each case is a server in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { builtProgram } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

function start(...args: string[]) {
  const argv = [builtProgram('hakoniwa'), 'serve', '--data', 'memory', ...args];
  const { DISPLAY: _screen, WAYLAND_DISPLAY: _other, ...env } = process.env;
  const child = spawn(process.execPath, argv, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(String(chunk)));
  return { child, said };
}

it('serves at a free port, tells that there is no browser, and ends with 0', async () => {
  const { child, said } = start('--port', '0', '--open');
  let address = '';
  for await (const line of createInterface({ input: child.stdout })) {
    address = /http:\/\/\S+/.exec(line)?.[0] ?? '';
    if (address !== '') break;
  }
  const health = await fetch(new URL('/healthz', address));
  expect(await health.json()).toMatchObject({ status: 'ok' });
  child.stdout.resume();
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(said.join('')).toContain(address);
});

it('says that a port is taken, and ends with 1', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { child, said } = start('--port', String(port));
  const [code] = await once(child, 'close');
  server.close();
  expect(code).toBe(1);
  expect(said.join('')).toContain('in use');
});
