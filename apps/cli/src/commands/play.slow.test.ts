// hakoniwa play as a process with a server of its own: it opens it, plays, leaves it in good order, and finds all of it again.
// Slow because each play opens and closes a server and its database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtProgram } from '@hakoniwa/testkit';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'hakoniwa-play-own-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function play(lines: string, { folder = data, isOpen = false } = {}) {
  const argv = [builtProgram('hakoniwa'), 'play', '--character', 'アキ', '--json'];
  const child = spawn(process.execPath, [...argv, '--data', folder, '--language', 'ja'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: 'pipe',
  });
  let [out, err] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
    // Somebody presses Ctrl-C while the next line is waited for.
    if (isOpen && out.includes('"type":"status"')) child.kill('SIGINT');
  });
  child.stdin.write(lines);
  if (!isOpen) child.stdin.end();
  const [code] = await once(child, 'close');
  const records = out.split('\n').filter((line) => line !== '');
  return { code, err, records: records.map((line) => JSON.parse(line)) };
}

it('opens a server, keeps what was played, and goes on from there', async () => {
  const first = await play('1\nquit\n');
  expect(first).toMatchObject({ code: 0, err: expect.stringContaining('庭を開いています') });
  expect(first.records.map(({ type }) => type)).toEqual(['scene', 'turn', 'bye']);
  const second = await play('status\n', { isOpen: true });
  expect(second.code).toBe(130);
  const [scene] = second.records;
  expect(scene.session).toMatchObject({ id: first.records[2].sessionId, turnCount: 1 });
});

it('a server that keeps nothing is played in, and forgets it', async () => {
  const sessions = [];
  for (let i = 0; i < 2; i++) {
    const { code, records } = await play('1\nquit\n', { folder: 'memory' });
    expect([code, records.map(({ type }) => type)]).toEqual([0, ['scene', 'turn', 'bye']]);
    sessions.push(records[2].sessionId);
  }
  expect(sessions[0]).not.toBe(sessions[1]);
});
