// Every command that takes a path, on paths that lead nowhere: one plain sentence in either language, and an end.
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hakoniwa, kitchen } from '../../test/hakoniwa.ts';

const town = fileURLToPath(new URL('../../../../packs/town', import.meta.url));

let root: string;
let log: string;
let backup: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hakoniwa-paths-'));
  log = join(root, 'log');
  backup = join(root, 'log.zip');
  await hakoniwa(['scene', '--pack', kitchen, '--turns', '1', '--out', log]);
  await hakoniwa(['export', '--from', log, '--out', backup]);
  await writeFile(join(root, 'empty'), '');
  await writeFile(join(root, 'garbage'), Buffer.from([0x89, 0, 0xff, 0xfe, 0x50, 0x4b, 3, 4, 0]));
  await mkdir(join(root, 'folder'));
});
afterAll(() => rm(root, { recursive: true }));

/** Both languages say it, in their own words, and neither shows where in our code it happened. */
async function expectRefused(argv: readonly string[], path: string): Promise<void> {
  const told: string[] = [];
  for (const language of ['ja', 'en']) {
    const { code, err } = await hakoniwa([...argv, '--language', language]);
    expect([1, 2]).toContain(code);
    expect(err).toContain(path);
    expect(err).not.toMatch(/\bat .*\.ts|E[A-Z]{3,}:/);
    told.push(err);
  }
  expect(told[0]).not.toBe(told[1]);
}

/** The one place that answers that it is not there while it is; elsewhere a file in the way does. */
const nowhere = process.platform === 'linux' ? '/proc/hakoniwa' : 'empty/below';
const placed = (name: string) => (name.startsWith('/') ? name : join(root, name));

describe.each([nowhere, 'empty/below', 'garbage'])('told to write to %s', (name) => {
  const path = () => placed(name);
  it.each([
    ['sim --report', () => ['sim', '--pack', town, '--until', '06:01', '--report', path()]],
    ['export', () => ['export', '--from', log, '--out', path()]],
    ['export --format log', () => ['export', '--from', log, '--format', 'log', '--out', path()]],
    ['import --to', () => ['import', backup, '--to', path()]],
  ])('%s says that it cannot', async (_, argv) => {
    await expectRefused(argv(), path());
  });
});

it('a run of the Lab says that it cannot write to a place that is none', async () => {
  const path = placed(nowhere);
  await expectRefused(['lab', 'run', 'instinct', '--out', path], path);
});

it.each([
  ['sim --out', ['sim', '--pack', town, '--until', '06:01', '--quiet', '--out']],
  ['scene --out', ['scene', '--pack', kitchen, '--turns', '1', '--out']],
  ['cards export', ['cards', 'export', 'yana', '--pack', kitchen, '--out']],
])('%s ends at a place that is none', async (_, argv) => {
  const { code, err } = await hakoniwa([...argv, placed(nowhere)]);
  expect(code).toBe(2);
  expect(err).toContain(placed(nowhere));
});

it('chronicle says that it cannot write over a folder', async () => {
  const folder = join(root, 'folder');
  await expectRefused(['chronicle', log, '--out', folder], folder);
});

it('a run whose report cannot be written does not begin', async () => {
  const report = join(root, 'empty');
  const { out } = await hakoniwa(['sim', '--pack', town, '--until', '06:01', '--report', report]);
  expect(out).toEqual([]);
});

describe.each(['missing', 'empty', 'garbage', 'folder'])('told to read %s', (name) => {
  const path = () => join(root, name);
  it.each([
    ['replay', () => ['replay', path()]],
    ['chronicle', () => ['chronicle', path()]],
    ['export --from', () => ['export', '--from', path(), '--out', join(root, 'new.zip')]],
  ])('%s says that there is no log', async (_, argv) => {
    await expectRefused(argv(), path());
  });

  it.each([
    ['import', () => ['import', path(), '--to', join(root, 'to')]],
    ['import --check', () => ['import', path(), '--check']],
    ['cards show', () => ['cards', 'show', path()]],
  ])('%s refuses it', async (_, argv) => {
    const { code, err } = await hakoniwa(argv());
    expect([1, 2]).toContain(code);
    expect(err).not.toMatch(/\bat .*\.ts|E[A-Z]{3,}:/);
  });
});

it.each(['ja', 'en'])('a garden that is not there is named in %s', async (language) => {
  const { code, err } = await hakoniwa(['replay', log, 'nobody', '--language', language]);
  expect(code).toBe(1);
  expect(err).toBe(
    language === 'ja' ? '「nobody」という庭はありません。' : 'There is no garden "nobody".',
  );
});

describe('told of the folder of one garden', () => {
  const own = async (folder = log) => join(folder, (await readdir(folder))[0] ?? '');

  it.each([
    ['replay', ['--verify']],
    ['chronicle', []],
  ])('%s reads that garden', async (command, more) => {
    const above = await hakoniwa([command, log, ...more]);
    expect(await hakoniwa([command, await own(), ...more])).toEqual(above);
    expect(above.err).toBe('');
  });

  it('export --from writes that garden alone', async () => {
    const out = join(root, 'one.zip');
    const { code } = await hakoniwa(['export', '--from', await own(), '--out', out]);
    expect(code).toBe(0);
    expect((await hakoniwa(['import', out, '--check', '--json'])).text).toContain('"gardens": 1');
  });

  it('says how it must be called when it was given another name', async () => {
    const copy = join(root, 'copy');
    await cp(await own(), copy, { recursive: true });
    await expectRefused(['replay', copy], copy);
    const { err } = await hakoniwa(['replay', copy]);
    expect(err).toContain(basename(await own()));
  });
});

it('a log whose file became a folder is damaged, and stays as it is', async () => {
  const other = join(root, 'other');
  await cp(log, other, { recursive: true });
  const [garden = ''] = await readdir(other);
  const file = join(other, garden, 'log.jsonl');
  await rm(file);
  await mkdir(file);
  const { code, err } = await hakoniwa(['replay', other]);
  expect(code).toBe(1);
  expect(err).toContain(`${file}: event 1 is damaged`);
});
