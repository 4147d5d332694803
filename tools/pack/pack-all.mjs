// `npm run pack:all`: every package as others install it, a folder and a tarball each below out/packages.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs.mjs';
import { buildApp } from './app.mjs';
import { buildLibraries, LIBRARIES } from './libraries.mjs';

const to = join(root, 'out', 'packages');
const tarballs = join(to, 'tarballs');

rmSync(to, { recursive: true, force: true });
mkdirSync(tarballs, { recursive: true });
await buildLibraries(to);
await buildApp(join(to, 'hakoniwa'));
for (const name of [...LIBRARIES, 'hakoniwa']) pack(join(to, name));
for (const name of readdirSync(tarballs).sort()) {
  const kilobytes = Math.round(statSync(join(tarballs, name)).size / 1024);
  console.log(`${name}  ${kilobytes.toLocaleString('en')} KB`);
}

function pack(folder) {
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const done = spawnSync(
    program,
    [...first, 'pack', '--silent', '--ignore-scripts', '--pack-destination', tarballs],
    { cwd: folder, encoding: 'utf8', shell: !npm && process.platform === 'win32' },
  );
  if (done.status !== 0) throw new Error(`${folder} could not be packed:\n${done.stderr}`);
}
