// Clones HEAD into an empty folder with an empty HOME and npm cache, then runs `npm start` and `npm test`.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const startDeadlineMs = 10 * 60_000;
const stopDeadlineMs = 20_000;
/** The name of the garden on the first page: it proves that the garden is there. */
const kitchen = /ふたりの台所/;

const startedAt = Date.now();
function say(text) {
  console.log(`[${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s] ${text}`);
}

/** The folder of a program on today's PATH. */
function folderOf(program) {
  const found = (process.env.PATH ?? '').split(delimiter).find((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch (error) {
      if (error.code === 'ENOENT' || error.code === 'EACCES' || error.code === 'ENOTDIR')
        return false;
      throw error;
    }
  });
  if (!found) throw new Error(`${program} is not on the PATH`);
  return found;
}

/** A newcomer's environment; of this machine only the way to the network is kept. */
function newcomer(folder) {
  const network = ['http_proxy', 'https_proxy', 'no_proxy', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];
  const kept = network.flatMap((name) => [name, name.toUpperCase()]);
  const system = [dirname(process.execPath), folderOf('npm'), folderOf('git'), '/usr/bin', '/bin'];
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const env = {
    PATH: [...new Set(system)].join(delimiter),
    LANG: 'C.UTF-8',
    HOME: join(folder, 'home'),
    TMPDIR: join(folder, 'tmp'),
    npm_config_cache: join(folder, 'npm-cache'),
    npm_config_registry: registry.trim(),
  };
  for (const name of kept) if (process.env[name]) env[name] = process.env[name];
  for (const name of ['home', 'tmp', 'npm-cache']) mkdirSync(join(folder, name));
  return env;
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The page's text, or undefined while nobody answers. */
async function readPage(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (error instanceof TypeError || error.name === 'TimeoutError') return undefined;
    throw error;
  }
}

/** Waits for the kitchen; gives up when the server ends or the time is over. */
async function waitForKitchen(url, server) {
  let last;
  for (const end = Date.now() + startDeadlineMs; Date.now() < end; await sleep(500)) {
    if (server.exitCode !== null) throw new Error(`npm start ended with code ${server.exitCode}`);
    last = (await readPage(url)) ?? last;
    const seen = kitchen.exec((await readPage(`${url}v1/gardens`))?.text ?? '');
    if (last?.status === 200 && seen) return { ...last, seen: seen[0] };
  }
  const answer = last
    ? `the last answer was ${last.status}, ${last.text.length} characters`
    : 'nobody answered';
  throw new Error(`${url} did not show the kitchen within ${startDeadlineMs / 1000} s: ${answer}`);
}

/** Signals what npm started, npm itself included; a group that is gone already is fine. */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends the server's own process group by its id and makes sure that the port is free again. */
async function stop(server, url) {
  const isOver = () => server.exitCode !== null || server.signalCode !== null;
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    signalGroup(server.pid, signal);
    for (const end = Date.now() + stopDeadlineMs; Date.now() < end && !isOver(); await sleep(100));
    if (isOver()) break;
    say(`the server did not end on ${signal}`);
  }
  if (await readPage(url)) throw new Error(`something still answers at ${url} after the stop`);
}

async function proveStart(clone, env) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  say(`npm start (PORT=${port})`);
  const server = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    const page = await waitForKitchen(url, server);
    say(
      `the page answers: ${page.status}, ${page.text.length} characters, and ${page.seen} is among the gardens`,
    );
  } finally {
    await stop(server, url);
    say(`stopped process ${server.pid}`);
  }
}

function proveTest(clone, env) {
  say('npm test');
  const { status } = spawnSync('npm', ['test'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm test ended with code ${status}`);
  say('npm test is green');
}

/** Starting and testing must leave no trace in the tracked files. */
function proveClean(clone, env) {
  const changed = execFileSync('git', ['status', '--porcelain'], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  if (changed !== '') throw new Error(`the clone has changed files:\n${changed}`);
  say('the clone is as clean as before');
}

const folder = mkdtempSync(join(tmpdir(), 'hakoniwa-fresh-'));
try {
  const env = newcomer(folder);
  const clone = join(folder, 'hakoniwa');
  say(`Node ${process.versions.node}, PATH=${env.PATH}, empty HOME and npm cache`);
  execFileSync('git', ['clone', '--quiet', root, clone], { env, stdio: 'inherit' });
  const head = execFileSync('git', ['log', '-1', '--format=%h %s'], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  say(`cloned ${head.trim()}`);
  await proveStart(clone, env);
  proveTest(clone, env);
  proveClean(clone, env);
  say('fresh clone: ok');
} catch (error) {
  say(`fresh clone: FAILED: ${error.message}`);
  process.exitCode = 1;
} finally {
  if (process.argv.includes('--keep')) say(`left behind: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
