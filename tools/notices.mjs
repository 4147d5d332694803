// Writes the licences of everything that is installed to run Hakoniwa, text by text: for images and other copies of it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = process.argv[2] ?? join(root, 'out', 'THIRD-PARTY-NOTICES.txt');

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Packages of others that are here and that something other than the tests needs. */
const installed = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { version, license }]) => ({ path: join(root, path), version, license }))
  .filter(({ path }) => existsSync(join(path, 'package.json')));

/** The texts a package comes with; some have none and only name their licence. */
function textsOf(path) {
  return readdirSync(path)
    .filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8').trim());
}

const entries = new Map();
for (const { path, version, license } of installed) {
  const { name } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  entries.set(`${name} ${version}`, { license, texts: textsOf(path) });
}

const line = '-'.repeat(80);
const own = ['NOTICE', join('packages', 'gm', 'LICENSE-WordNet.txt')]
  .map((name) => join(root, name))
  .filter(existsSync)
  .map((path) => readFileSync(path, 'utf8').trim());
const parts = [...entries]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, { license, texts }]) => [`${name} (${license})`, ...texts].join('\n\n'));
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, `${[...own, ...parts].join(`\n\n${line}\n\n`)}\n`);

const without = [...entries].filter(([, { texts }]) => texts.length === 0).map(([name]) => name);
console.error(`hakoniwa: ${entries.size} packages in ${target}`);
if (without.length > 0) console.error(`without a text of their own: ${without.join(', ')}`);
