// A server that stops and starts again under an open page: the page says so, stays, and goes on where it was.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHouse } from '@hakoniwa/testkit';
import { expect } from 'vitest';
import { browserTests } from './browser.ts';

const { it, desk } = browserTests();

it('survives a restart of the server, and a reload in the middle of it', async () => {
  desk.expectError(/ERR_CONNECTION|ERR_INCOMPLETE|Failed to (load|fetch)|net::|network error/i);
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-restart-'));
  let house = await startHouse({ data: folder });
  const { url, port } = house;
  try {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/v1/gardens${path}`, {
        ...{ method: 'POST', headers, body: JSON.stringify(body) },
      });
      return (await answer.json()) as { id: string };
    };
    const { id } = await post('', { pack: 'kitchen', language: 'ja', seed: 1 });
    const page = await desk.open('/');
    await page.goto(`${url}/garden/${id}`);
    await post(`/${id}/injections`, { text: '雨が降りはじめる。' });
    await page.getByRole('tab', { name: '記録' }).click();
    await page.getByText('雨が降りはじめる。').waitFor();
    await house.stop();
    await page.getByText('サーバーとの接続が切れました', { exact: false }).waitFor();
    expect(await page.getByText('雨が降りはじめる。').count()).toBe(1);
    house = await startHouse({ data: folder, port });
    await expect
      .poll(() => page.getByText('サーバーとの接続が切れました', { exact: false }).count(), {
        timeout: 60_000,
      })
      .toBe(0);
    await post(`/${id}/injections`, { text: '虹が出る。' });
    await page.getByText('虹が出る。').waitFor();
    expect(await page.getByText('雨が降りはじめる。').count()).toBe(1);
    await page.reload();
    await page.getByRole('tab', { name: '記録' }).click();
    await page.getByText('虹が出る。').waitFor();
    expect(await page.getByText('雨が降りはじめる。').count()).toBe(1);
    await page.close();
  } finally {
    await house.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
