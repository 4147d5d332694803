// A server that goes down and comes back under an open page: nothing is lost, and one plays on without a click.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHouse } from '@hakoniwa/testkit';
import { expect } from 'vitest';
import { browserTests } from './browser.ts';
import { choose, newSession, sequences, write } from './play-steps.ts';

const { it, desk } = browserTests();

it('plays on after the server was restarted under the page', { timeout: 300_000 }, async () => {
  desk.expectError(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket|status of 50\d/);
  const data = mkdtempSync(join(tmpdir(), 'hakoniwa-restart-'));
  const { port, ...first } = await startHouse({ data });
  const session = await newSession({ ...desk, house: { port, ...first } }, { name: 'アキ' });
  const page = await desk.open('/');
  await page.goto(`${first.url}/game/${session}`);
  await choose(page);
  await page.getByLabel('自分のことばで').fill('周りを見渡す');
  const before = await sequences(page);
  await first.kill();
  await page.getByText('接続が切れました').waitFor();
  const second = await startHouse({ data, port });
  await page.getByText('接続が切れました').waitFor({ state: 'hidden', timeout: 60_000 });
  expect(await sequences(page)).toEqual(before);
  expect(await page.getByLabel('自分のことばで').inputValue()).toBe('周りを見渡す');
  await write(page, '周りを見渡す');
  expect(await sequences(page)).toEqual([...before, before.length + 1, before.length + 2]);
  await page.close();
  await second.stop();
  rmSync(data, { recursive: true, force: true });
});
