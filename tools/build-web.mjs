// Builds the web app when it is missing or older than what it is made of, and says so.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const web = join(root, 'apps', 'web');
const stamp = join(web, 'dist', '.built-from');
/** Everything that can change what is built. */
const sources = [
  ...['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) =>
    join(web, name),
  ),
  ...['client', 'protocol', 'stage'].map((name) => join(root, 'packages', name, 'src')),
  join(root, 'package-lock.json'),
];

function filesOf(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(dirname(path), { withFileTypes: true });
  const isFolder = entries.some(
    (entry) => join(dirname(path), entry.name) === path && entry.isDirectory(),
  );
  if (!isFolder) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const hash = createHash('sha256');
for (const file of sources.flatMap(filesOf).sort())
  hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
const wanted = hash.digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('hakoniwa: building the page …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const done = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
  });
  if (done.status !== 0) {
    console.error('hakoniwa: the page could not be built; the reason is above.');
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, wanted);
  console.error('hakoniwa: the page is built.');
}
