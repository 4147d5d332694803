// The container files, as far as they can be checked without a container: what they name is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSecret, readSettings, SETTINGS, type SettingName } from '@hakoniwa/settings';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROUTES } from './routes/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
const steps = dockerfile
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const all = (word: string) => steps.filter((step) => step.word === word).map(({ rest }) => rest);

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly healthcheck?: object;
}
const compose = parse(read('compose.yaml')) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const settings = Object.keys(SETTINGS);

it('[CT1] the image copies what is there and runs what npm start runs', () => {
  expect(all('FROM')).toHaveLength(3);
  const sources = all('COPY')
    .filter((rest) => !rest.startsWith('--from'))
    .flatMap((rest) => rest.split(' ').slice(0, -1));
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json'));
  const command = (JSON.parse(all('CMD')[0] ?? '[]') as string[]).join(' ');
  expect(scripts.start).toMatch(new RegExp(`&& exec ${command} --with-parent$`));
  const ignored = read('.dockerignore');
  for (const source of sources) expect(ignored).toContain(`!${source.split('/')[0]}\n`);
});

it('[CT1] what runs is installed without the web app, its libraries and the tools of development', () => {
  const start = steps.findIndex(({ rest }) => rest.endsWith('AS house'));
  const end = steps.findIndex(({ word }, i) => word === 'FROM' && i > start);
  const server = steps.slice(start, end);
  const copied = server
    .filter(({ word }) => word === 'COPY')
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
  const installed = new Set(
    copied.flatMap(foldersOf).flatMap((folder) => {
      const { dependencies = {} } = JSON.parse(read(join(folder, 'package.json')));
      return Object.keys(dependencies);
    }),
  );
  const { dependencies } = JSON.parse(read('apps/web/package.json'));
  const lent = ['@hakoniwa/client', '@hakoniwa/protocol', 'yaml'];
  const webOnly = Object.keys(dependencies).filter((name) => !lent.includes(name));
  expect(webOnly).toContain('react');
  expect(webOnly.filter((name) => installed.has(name))).toEqual([]);
  const [install = ''] = server.filter(({ word }) => word === 'RUN').map(({ rest }) => rest);
  expect(install).toMatch(/pkg delete devDependencies .*--workspaces.* && npm install --omit=dev/);
  // The page and the programs come ready from their own stage, to where they are looked for.
  expect(all('COPY')).toContain('--from=page /app/apps/server/dist apps/server/dist');
  expect(all('COPY')).toContain('--from=page /app/apps/web/dist apps/web/dist');
  expect(read('apps/server/src/main.ts')).toContain("'../../web/dist'");
  // Everything of ours that the server and the commands import is there.
  const wanted = [...installed].filter((name) => name.startsWith('@hakoniwa/'));
  const there = copied.flatMap(foldersOf).map((folder) => read(join(folder, 'package.json')));
  const names = there.map((text) => JSON.parse(text).name);
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});

/** The folders with a package of their own in what is copied. */
function foldersOf(source: string): string[] {
  if (existsSync(join(root, source, 'package.json'))) return [source];
  if (source !== 'packages') return [];
  return readdirSync(join(root, source)).map((name) => join(source, name));
}

it('[CT1] the image runs as nobody special, listens on the usual port and says how it is', () => {
  expect(all('USER')).toEqual(['node']);
  expect(steps.findIndex(({ word }) => word === 'USER')).toBeLessThan(
    steps.findIndex(({ word }) => word === 'CMD'),
  );
  const given = Object.fromEntries(
    all('ENV').flatMap((rest) => rest.split(' ').map((one) => one.split('='))),
  );
  const { PORT } = readSettings({});
  expect(given.PORT).toBe(String(PORT));
  expect(all('EXPOSE')).toEqual([String(PORT)]);
  expect(all('VOLUME')).toEqual([given.HAKONIWA_DATA]);
  const names = Object.keys(given).filter((name) => name !== 'NODE_ENV');
  expect(names.filter((name) => !settings.includes(name))).toEqual([]);
  const path = /127\.0\.0\.1:[^/]+(\/\w+)/.exec(all('HEALTHCHECK')[0] ?? '')?.[1];
  expect(ROUTES.filter(({ isOpen }) => isOpen).map((route) => route.path)).toContain(path);
});

it('[CT2] no secret is in the files: each is asked for, and .env stays outside', () => {
  const secrets = settings.filter((name) => isSecret(name as SettingName));
  for (const name of secrets) expect(dockerfile).not.toContain(`${name}=`);
  expect(all('ARG')).toEqual([]);
  const { environment = {} } = compose.services.app ?? {};
  for (const name of secrets.filter((one) => one in environment))
    expect(environment[name], name).toMatch(/\$\{[A-Z0-9_]+:[?-]/);
  expect(environment.DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD:\?/);
  expect(read('.dockerignore')).toMatch(/^\*\n[\s\S]*^\*\*\/\.env$/m);
});

it('[CT2] the app is told only settings there are, and is open to this machine alone', () => {
  const { app, database, graph } = compose.services;
  expect(Object.keys(app?.environment ?? {}).filter((name) => !settings.includes(name))).toEqual(
    [],
  );
  const ports = Object.values(compose.services).flatMap(({ ports: own = [] }) => own);
  expect(ports).toEqual([`127.0.0.1:\${PORT:-4649}:${readSettings({}).PORT}`]);
  expect(app?.read_only).toBe(true);
  const services = [app, database, graph];
  expect(services.map((one) => one?.restart)).toEqual([
    'unless-stopped',
    'unless-stopped',
    'unless-stopped',
  ]);
  expect([database, graph].every((one) => one?.healthcheck)).toBe(true);
  const named = services.flatMap((one) => one?.volumes ?? []).map((volume) => volume.split(':')[0]);
  expect(named).toEqual(Object.keys(compose.volumes));
  // What is written without a password of one's own does not pass as a setting.
  const url = app?.environment?.DATABASE_URL?.replace(/\$\{[^}]*\}/, 'sesame') ?? '';
  expect(readSettings({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
});
