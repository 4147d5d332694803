// Makes a fresh clone ready: installs dependencies when they are missing or out of date, and says so.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.hakoniwa-ready');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Hakoniwa needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

const lock = join(root, 'package-lock.json');
const wanted = createHash('sha256')
  .update(readFileSync(existsSync(lock) ? lock : join(root, 'package.json')))
  .digest('hex');
const isReady =
  existsSync(stamp) && statSync(stamp).isFile() && readFileSync(stamp, 'utf8') === wanted;

if (!isReady) {
  console.error('hakoniwa: installing dependencies (first start, about a minute) …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const done = spawnSync(
    command,
    [...first, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 2, 2], shell: !npm && process.platform === 'win32' },
  );
  if (done.status !== 0) {
    console.error(
      'hakoniwa: npm install failed; its message is above. Run it again when the registry answers.',
    );
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, wanted);
  console.error('hakoniwa: dependencies are in place.');
}

// `exec` hands a script's place to the server, so that npm's signals reach it and npm waits for its end. The shell of
// Windows has no such word; there it is a program that runs what follows.
if (process.platform === 'win32')
  writeFileSync(join(root, 'node_modules', '.bin', 'exec.cmd'), '@%*\r\n');
