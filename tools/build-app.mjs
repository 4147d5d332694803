// Builds the server and the command line as plain JavaScript when they are missing or older than their sources.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { buildPrograms, built, installedIn, root } from './programs.mjs';

const stamp = join(built, '.built-from');

/** Names, sizes and times of everything that is built from: reading it all would take longer than starting. */
function stateOfSources() {
  const hash = createHash('sha256');
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name, 'src')),
  );
  for (const folder of folders.filter((one) => existsSync(one) && !one.includes(`${sep}web${sep}`)))
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts'))
        continue;
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      hash.update(`${relative(root, path)}\0${size}\0${mtimeMs}\n`);
    }
  for (const name of ['package-lock.json', 'tools/build-app.mjs', 'tools/programs.mjs'])
    hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

/** Everything the programs load must be found from where they are built. */
function checkInstalled(names) {
  const { resolve } = createRequire(join(built, 'server.js'));
  for (const name of names) {
    try {
      resolve(name);
    } catch (error) {
      // One that can only be imported is there all the same.
      if (error.code === 'MODULE_NOT_FOUND') throw new Error(`${name} is not found from ${built}`);
    }
  }
}

/** Parts first, programs last: whoever starts meanwhile gets the old or the new as a whole. */
function putInPlace(from) {
  mkdirSync(built, { recursive: true });
  const files = readdirSync(from);
  const isProgram = (name) => !name.startsWith('part-');
  for (const name of [...files.filter((one) => !isProgram(one)), ...files.filter(isProgram)])
    renameSync(join(from, name), join(built, name));
  // A server that runs may still want its own parts; after a week it hardly does.
  for (const name of readdirSync(built)) {
    const isOld = Date.now() - statSync(join(built, name)).mtimeMs > WEEK_MS;
    if (isOld && !files.includes(name)) rmSync(join(built, name));
  }
}

const WEEK_MS = 7 * 24 * 3_600_000;

const wanted = stateOfSources();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('hakoniwa: building the programs …');
  const aside = join(root, 'out', `build-${process.pid}`);
  try {
    checkInstalled(installedIn(await buildPrograms(aside)));
    putInPlace(aside);
    writeFileSync(stamp, wanted);
  } catch (error) {
    console.error(`hakoniwa: the programs could not be built: ${error.message}`);
    console.error('hakoniwa: where something is not found, `npm install` brings it.');
    process.exitCode = 1;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
