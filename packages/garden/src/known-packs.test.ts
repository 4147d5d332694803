import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { kitchen } from '../test/model-scene.ts';
import { limits } from './limits.ts';
import { checkPack, checkPackFiles } from './load-pack.ts';

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'hakoniwa-pack-'));
  await cp(kitchen, copy, { recursive: true });
});
afterEach(() => rm(copy, { recursive: true }));

it('the same files are the same pack, wherever they lie, and nobody can change it', async () => {
  const first = await checkPack(kitchen);
  expect(first.pack).toBeDefined();
  expect(await checkPack(copy)).toBe(first);
  expect(() => Object.assign(first.pack?.places ?? {}, { cellar: {} })).toThrow(TypeError);
  expect(() => first.problems.push(...first.notes, undefined as never)).toThrow(TypeError);
});

it('other files are another pack, and the old ones the old pack again', async () => {
  const first = await checkPack(kitchen);
  const places = join(copy, 'places.yaml');
  const text = await readFile(places, 'utf8');
  await writeFile(places, `${text}\nno place at all\n`);
  const broken = await checkPack(copy);
  expect(broken.pack).toBeUndefined();
  expect(broken.problems[0]).toMatchObject({ file: 'places.yaml' });
  await writeFile(places, text);
  expect(await checkPack(copy)).toBe(first);
});

it('the same files read with other sections are another pack', async () => {
  const none = await checkPack(copy);
  expect(await checkPack(copy, [])).not.toBe(none);
});

it('no more are remembered than there is room for', () => {
  const aRoom = (title: string) => ({
    'pack.yaml': `id: a-room\nversion: 1.0.0\ntitle: ${title}\ndescription: a\nlanguages: [en]\nlicence: MIT\n`,
    'places.yaml': 'room: { name: A room }\n',
  });
  const first = checkPackFiles(aRoom('first'));
  for (let i = 1; i < limits.packsKnown; i++) checkPackFiles(aRoom(`no. ${i}`));
  expect(checkPackFiles(aRoom('first'))).toBe(first);
  for (let i = 0; i < limits.packsKnown; i++) checkPackFiles(aRoom(`more ${i}`));
  expect(checkPackFiles(aRoom('first'))).not.toBe(first);
});
