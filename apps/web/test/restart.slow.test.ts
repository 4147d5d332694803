// A server that is gone and comes back under open pages: garden, scene and play say so, keep everything, and go on.
// Slow because a whole server is killed and started again under three open pages, each of which waits before it tries again.
import { createApi } from '@hakoniwa/client';
import { expect } from 'vitest';
import { browserTests, eventually } from './browser.ts';
import { newGarden } from './new-garden.ts';
import { choose, newSession, sequences, write } from './play-steps.ts';

const { it, desk } = browserTests({ isKept: true });

it('[WB3] goes on after a restart: garden, scene and play, with what was told and what was typed', async () => {
  desk.expectError(/ERR_CONNECTION|ERR_INCOMPLETE|Failed to|net::|network error|WebSocket|50\d/i);
  const session = await newSession(desk, { name: 'アキ' });
  const id = await newGarden(desk, { pack: 'kitchen', language: 'ja' });
  const { gardens } = createApi({ base: desk.server.url });
  const inject = (text: string) => gardens.inject(id, { text });
  await inject('雨が降りはじめる。');

  const garden = await desk.open(`/garden/${id}`);
  const [scene, play] = [await garden.context().newPage(), await garden.context().newPage()];
  await scene.goto(`${desk.server.url}/scene/${id}`);
  await play.goto(`${desk.server.url}/game/${session}`);
  await choose(play);
  await garden.getByRole('tab', { name: '記録' }).click();
  await scene.getByLabel('誰として').selectOption({ label: 'やな' });
  await scene.getByLabel('やなとして書く').fill('「まだ書きかけ」');
  await play.getByLabel('自分のことばで').fill('周りを見渡す');
  const rain = garden.getByText('雨が降りはじめる。');
  await rain.waitFor();
  const before = await sequences(play);

  await desk.server.kill();
  const pages = [garden, scene, play];
  for (const page of pages) await page.getByText('接続が切れました').waitFor();
  expect(await rain.count()).toBe(1);
  expect(await sequences(play)).toEqual(before);
  await desk.reopen();
  for (const page of pages) await page.getByText('接続が切れました').waitFor({ state: 'hidden' });

  await inject('虹が出る。');
  for (const page of [garden, scene]) await page.getByText('虹が出る。').first().waitFor();
  expect(await rain.count()).toBe(1);
  expect(await scene.getByLabel('やなとして書く').inputValue()).toBe('「まだ書きかけ」');
  expect(await sequences(play)).toEqual(before);
  expect(await play.getByLabel('自分のことばで').inputValue()).toBe('周りを見渡す');
  await write(play, '周りを見渡す');
  const after = [...before, before.length + 1, before.length + 2];
  await eventually(() => sequences(play)).toEqual(after);

  for (const page of pages) await page.reload();
  await garden.getByRole('tab', { name: '記録' }).click();
  await garden.getByText('虹が出る。').waitFor();
  expect(await rain.count()).toBe(1);
  await scene.getByText('雨が降りはじめる。').first().waitFor();
  await eventually(() => sequences(play)).toEqual(after);
});
