// Every package as others install it: its README's example runs and is of sound types, and nothing it needs is undeclared.
// Slow because it builds and unpacks every package, and starts a server from one.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packed = join(root, 'out', 'packages');
const LIBRARIES = ['stage', 'gm', 'life', 'sift', 'model', 'actor', 'protocol'];
const place = mkdtempSync(join(tmpdir(), 'hakoniwa-packed-'));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'tools/pack/pack-all.mjs')], { cwd: root });
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

/** An empty project with packages in it as a package manager would put them: what they declare, and nothing else. */
function project(name: string, packages: readonly string[]): string {
  const folder = join(place, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}\n');
  for (const one of packages) install(folder, one);
  return folder;
}

function install(folder: string, name: string): void {
  const own = name.startsWith('@hakoniwa/') || name === 'hakoniwa';
  const to = join(folder, 'node_modules', name);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  if (!own) {
    const from = [join(root, 'node_modules', name), join(root, 'apps/server/node_modules', name)];
    const found = from.find((one) => existsSync(one));
    // An optional one for another system is not here.
    if (found) symlinkSync(realpathSync(found), to);
    return;
  }
  mkdirSync(to);
  const tarball = readdirSync(join(packed, 'tarballs')).find((one) =>
    one.startsWith(`${name.replace('@', '').replace('/', '-')}-0`),
  );
  execFileSync('tar', [
    '-xzf',
    join(packed, 'tarballs', tarball ?? ''),
    '--strip-components=1',
    '-C',
    to,
  ]);
  const { dependencies = {}, optionalDependencies = {} } = manifestOf(to);
  for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) install(folder, one);
}

/** The example of a README and what it says it prints. */
function exampleOf(name: string): { code: string; prints: string } {
  const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const block = (language: string) =>
    new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';
  return { code: block('ts'), prints: block('text') };
}

/** As somebody without TypeScript would write it. */
async function javaScriptOf(code: string): Promise<string> {
  const { transform } = await import('esbuild');
  return (await transform(code, { loader: 'ts', format: 'esm' })).code;
}

describe.each(LIBRARIES)('@hakoniwa/%s', (name) => {
  it('runs the example of its README in an empty JavaScript project', async () => {
    const folder = project(`js-${name}`, [`@hakoniwa/${name}`]);
    const { code, prints } = exampleOf(name);
    writeFileSync(join(folder, 'example.js'), await javaScriptOf(code));
    const done = spawnSync(process.execPath, ['example.js'], { cwd: folder, encoding: 'utf8' });
    expect(done.stderr).toBe('');
    expect(done.stdout).toBe(prints);
  });

  it('is of sound types in an empty strict TypeScript project', () => {
    const folder = project(`ts-${name}`, [`@hakoniwa/${name}`]);
    install(folder, '@types/node');
    install(folder, 'undici-types');
    writeFileSync(join(folder, 'example.ts'), `${exampleOf(name).code}\nexport {};\n`);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const done = spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: folder, encoding: 'utf8' });
    expect(done.stdout).toBe('');
  });

  it('is found sound by publint', async () => {
    const { publint } = await import('publint');
    const { messages } = await publint({ pkgDir: join(packed, name), strict: true });
    expect(messages).toEqual([]);
  });
});

const STRICT = {
  compilerOptions: {
    ...{ target: 'es2023', module: 'nodenext', strict: true, noEmit: true, skipLibCheck: false },
    ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, types: ['node'] },
  },
  files: ['example.ts'],
};

/** Two turns of one scene. */
const SMALL = `name: small
title: A small one
about: Two turns.
turns: 2
seeds: 1
scenarios: [kitchen_morning]
arms: { A: { inject: false, gm: true, title: only } }
baseline: A
minds: { instinct: { kind: instinct } }
`;

/** The address a server tells on its way up. */
async function addressIn(lines: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: lines })) {
    const [address] = /http:\/\/[^\s/]+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('it ended without an address');
}

describe('hakoniwa', () => {
  it('starts in an empty folder, shows the page, and is talked to by the client', async () => {
    const folder = project('whole', ['hakoniwa']);
    const bin = join(folder, 'node_modules/hakoniwa/bin/hakoniwa.js');
    const env = { ...process.env, PORT: '0', HAKONIWA_DATA: join(folder, 'data') };
    const server = spawn(process.execPath, [bin], {
      ...{ cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] },
    });
    const closed = once(server, 'close');
    try {
      const url = await addressIn(server.stdout);
      const page = await fetch(url);
      expect(await page.text()).toContain('<div id="root"');
      const other = project('client', ['@hakoniwa/client']);
      const { code, prints } = exampleOf('client');
      writeFileSync(join(other, 'example.js'), await javaScriptOf(code));
      const said = spawnSync(process.execPath, ['example.js'], {
        ...{ cwd: other, encoding: 'utf8', env: { ...process.env, HAKONIWA_URL: url } },
      });
      expect([said.stderr, said.stdout]).toEqual(['', prints]);
    } finally {
      server.kill('SIGTERM');
      await closed;
    }
  });

  it('plays an experiment of the Lab and knows which code played it', () => {
    const folder = project('lab', ['hakoniwa']);
    const bin = join(folder, 'node_modules/hakoniwa/bin/hakoniwa.js');
    writeFileSync(join(folder, 'small.yaml'), SMALL);
    const words = ['lab', 'run', 'small.yaml', '--out', 'run', '--language', 'en'];
    const done = spawnSync(process.execPath, [bin, ...words], { cwd: folder, encoding: 'utf8' });
    expect(done.status, done.stderr).toBe(0);
    const { code } = JSON.parse(readFileSync(join(folder, 'run', 'run.json'), 'utf8'));
    expect(code).toBe(readFileSync(join(packed, 'hakoniwa/packages/code-hash'), 'utf8').trim());
  });
});

it('has no source of ours in any package', () => {
  for (const name of [...LIBRARIES, 'client', 'hakoniwa']) {
    const files = readdirSync(join(packed, name), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
  }
});
