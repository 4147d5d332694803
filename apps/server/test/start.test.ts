// Starting the server as people do: what cannot be started says why, and what lies there stays as it is.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { builtProgram, canMount, mountSmallDisk } from '@hakoniwa/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeData, type TestData } from './test-app.ts';

let server: TestData;
beforeEach(async () => {
  server = await makeData();
});
afterEach(() => server.remove());

function start(data: string, settings: Readonly<Record<string, string>> = {}) {
  const fixed = { PORT: '0', HOST: '127.0.0.1', HAKONIWA_DATA: data };
  const env = { ...process.env, ...fixed, ...settings };
  return spawn(process.execPath, [builtProgram('server')], { env, stdio: 'pipe' });
}

/** Starts what is not to start; gives its last words. */
async function refusal(data: string, settings: Readonly<Record<string, string>> = {}) {
  const child = start(data, settings);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  return { code, said };
}

const onSmallDisk = it.skipIf(!canMount()); // mounting needs a right, and the line MISSING says so

onSmallDisk(
  '[K9] a folder that can only be read is told as a sentence in both languages',
  async () => {
    const disk = mountSmallDisk(8);
    try {
      disk.setReadOnly(true);
      const { code, said } = await refusal(disk.folder);
      expect(said).toMatch(/読み取り専用のディスク.*can only be read/s);
      expect(said).not.toMatch(/at .*\.ts|EROFS/);
      expect(code).toBe(2);
    } finally {
      disk.remove();
    }
  },
  120_000,
);

it('[K13] a port that is taken is told before a database is made', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    const { code, said } = await refusal(server.folder, { PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`ポート ${port} は使用中.*Port ${port} is in use`));
    expect(said).not.toMatch(/at .*\.ts/);
    expect(existsSync(server.database)).toBe(false);
  } finally {
    other.close();
  }
});

it('[K13] an address of another machine is told in a sentence', async () => {
  // An address of the documents' own, which no machine has; nothing is called.
  const { said } = await refusal(server.folder, {
    HOST: '192.0.2.1',
    HAKONIWA_TOKEN: 'a-token-long-enough-for-this-house',
  });
  expect(said).toMatch(/このマシンのアドレスではありません.*no address of this machine/);
  expect(existsSync(server.database)).toBe(false);
});
