// Long work in steps: others have their turn in between.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validatingPack } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { inSteps } from './in-steps.ts';
import { PACK_SECTIONS } from './sections.ts';

const kitchen = fileURLToPath(new URL('../../../packs/kitchen', import.meta.url));

it('[GR47] others have their turn for every file of a pack that is checked', async () => {
  const names = readdirSync(kitchen, { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => name.endsWith('.yaml'));
  const files = Object.fromEntries(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(kitchen, path), 'utf8')]),
  );
  let turns = 0;
  let isOver = false;
  const other = () => {
    turns += 1;
    if (!isOver) setImmediate(other);
  };
  other();
  await inSteps(validatingPack(files, { sections: PACK_SECTIONS }));
  isOver = true;
  expect(turns).toBeGreaterThan(paths.length);
});
