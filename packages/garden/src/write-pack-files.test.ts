// Files of a pack on disk: written whole, and only inside their folder.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PackFolderError } from './read-pack-folder.ts';
import { writePackFiles } from './write-pack-files.ts';

it('[GR27] writes the named files and no others, and nothing outside', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hakoniwa-write-'));
  const files = { 'pack.yaml': 'id: a\n', 'cards/x.json': '{}', 'lore.yaml': 'kept' };
  await writePackFiles(folder, { files, paths: ['pack.yaml', 'cards/x.json'] });
  expect(readdirSync(folder, { recursive: true }).map(String).sort()).toEqual([
    ...['cards', join('cards', 'x.json'), 'pack.yaml'],
  ]);
  expect(readFileSync(join(folder, 'pack.yaml'), 'utf8')).toBe('id: a\n');
  for (const path of ['../out.yaml', 'a/../../out.yaml', '.'])
    await expect(
      writePackFiles(folder, { files: { [path]: 'x' }, paths: [path] }),
    ).rejects.toBeInstanceOf(PackFolderError);
  rmSync(folder, { recursive: true });
});
