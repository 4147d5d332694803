// `npm run docs`: writes every generated page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generators } from './generate.ts';
import { renderPage } from './generator.ts';
import { rootFolder } from './repository.ts';

for (const generator of generators) {
  const target = join(rootFolder, generator.file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, renderPage(generator));
  console.log(`wrote ${generator.file}`);
}
