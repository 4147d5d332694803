// hakoniwa why on the log of a scene: the goal, the plan, what set it off; and what it says where there is nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hakoniwa, kitchen } from '../../test/hakoniwa.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hakoniwa-why-'));
  const start = ['scene', '--pack', kitchen, '--scenario', 'kitchen_morning', '--turns', '6'];
  await hakoniwa([...start, '--language', 'en', '--seed', '1', '--out', folder]);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('tells the goal in the words of the sheet, the plan, and where it stands', async () => {
  const told: string[] = [];
  for (let seq = 1; seq <= 20; seq++)
    told.push((await hakoniwa(['why', folder, `:${seq}`, '--language', 'en'])).text);
  const planned = told.find((text) => text.includes('plan: '));
  expect(planned).toMatch(/for: To .+\nplan: .+ → .*\[/);
  expect(told.some((text) => text.includes('No goal stands behind it.'))).toBe(true);
  expect(told.some((text) => /\nnot done: To .+ \(.+\)/.test(text))).toBe(true);
});

it('refuses a place without a number, and says when there is no such event', async () => {
  expect((await hakoniwa(['why', folder])).code).toBe(2);
  const none = await hakoniwa(['why', folder, ':9999', '--language', 'ja']);
  expect([none.code, none.err]).toEqual([
    1,
    expect.stringContaining('9999 番の出来事はありません'),
  ]);
});
