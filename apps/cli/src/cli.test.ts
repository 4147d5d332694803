// The CLI as its users meet it: what it prints, where, and with which exit code.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Garden, gardenRules, loadPack } from '@hakoniwa/garden';
import { type Act, stateHash } from '@hakoniwa/stage';
import { FileEventStore } from '@hakoniwa/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hakoniwa as runHakoniwa } from '../test/hakoniwa.ts';

const kitchen = fileURLToPath(new URL('../../../packs/kitchen', import.meta.url));

async function hakoniwa(...argv: string[]) {
  const { code, text, err } = await runHakoniwa(argv);
  return { code, out: text, err };
}

describe('help', () => {
  it('speaks both languages', async () => {
    expect((await hakoniwa('--help')).out).toContain('Commands:');
    expect((await hakoniwa('--help', '--language', 'ja')).out).toContain('コマンド:');
    expect(await hakoniwa('show', '--help', '--language', 'ja')).toMatchObject({
      code: 0,
      err: '',
    });
    expect((await hakoniwa()).code).toBe(0);
  });

  it.each([
    [['dance']],
    [['validate']],
    [['show', kitchen, '--nonsense']],
    [['show', kitchen, '--for', 'nobody']],
    [['show', kitchen, '--format', 'pdf']],
    [['validate', join(kitchen, 'nowhere')]],
    [['diff', kitchen]],
  ])('%j is a wrong call', async (argv) => {
    const { code, err, out } = await hakoniwa(...argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toBe('');
  });
});

describe('a call with a slip in it', () => {
  it.each([
    [['sceen', '--language', 'en'], 'Did you mean scene?'],
    [['sceen', '--language', 'ja'], '「scene」ではありませんか'],
    [
      ['scene', '--turnz', '3', '--language', 'en'],
      'There is no option --turnz. Did you mean --turns?',
    ],
    [
      ['scene', '--turnz', '3', '--language', 'ja'],
      '--turnz というオプションはありません。「--turns」では',
    ],
    [['scene', '--turns', '--language=en'], '--turns needs a value'],
    [['scene', '--json=yes', '--language', 'en'], '--json takes no value'],
    [['scene', '--language', 'fr'], '--language fr'],
  ])('%j says %s', async (argv, expected) => {
    const { code, err, out } = await hakoniwa(...argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(expected);
  });

  it('guesses nothing where nothing is near', async () => {
    expect((await hakoniwa('dance', '--language', 'en')).err).not.toContain('Did you mean');
  });

  it('is told to programs as JSON', async () => {
    const { code, out, err } = await hakoniwa(
      'scene',
      '--turnz',
      '3',
      '--json',
      '--language',
      'en',
    );
    expect([code, JSON.parse(out)]).toEqual([2, { error: { code: 'USAGE', text: [err.trim()] } }]);
    const damaged = await hakoniwa('validate', join(kitchen, 'nowhere'), '--json');
    expect(JSON.parse(damaged.out)).toMatchObject({ error: { text: [damaged.err.trim()] } });
  });
});

it('tells its version', async () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  expect(await hakoniwa('--version')).toEqual({ code: 0, out: version, err: '' });
});

describe('validate', () => {
  it('finds nothing wrong with the kitchen', async () => {
    const { code, out } = await hakoniwa('validate', kitchen);
    expect({ code, out }).toMatchObject({ code: 0 });
    expect(out).toContain('no problems found (8 scenarios)');
    expect(JSON.parse((await hakoniwa('validate', kitchen, '--json')).out)).toMatchObject([
      { problems: [] },
    ]);
  });

  it('notes what it took things for', async () => {
    const { out } = await hakoniwa('validate', kitchen);
    expect(out).toMatch(/props\.yaml:\d+:1 note CLASS_BY_NAME\n {2}mug: taken for the class "cup"/);
    const [{ notes }] = JSON.parse((await hakoniwa('validate', kitchen, '--json')).out);
    expect(notes).toContainEqual(
      expect.objectContaining({ code: 'CLASS_BY_NAME', severity: 'note', file: 'props.yaml' }),
    );
  });

  it('says where a pack is wrong', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hakoniwa-pack-'));
    writeFileSync(join(folder, 'pack.yaml'), 'id: broken\nversion: [oops\n');
    const { code, out } = await hakoniwa('validate', folder);
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(out).toMatch(/pack\.yaml:\d+:\d+ error YAML_SYNTAX/);
  });
});

describe('show', () => {
  it('renders the scene for a character in each format', async () => {
    expect(
      (
        await hakoniwa(
          'show',
          kitchen,
          '--scenario',
          'kitchen_morning',
          '--for',
          'yana',
          '--format',
          'xml',
        )
      ).out,
    ).toMatch(/^<scene_state>[\s\S]*<\/scene_state>$/);
    expect(JSON.parse((await hakoniwa('show', kitchen, '--json')).out)).toMatchObject({
      audience: { as: 'director' },
    });
    expect((await hakoniwa('show', kitchen, '--language', 'en')).out).toContain('People:');
    expect((await hakoniwa('show', kitchen, '--language', 'ja')).out).toContain('人物:');
  });

  it('never falls back to another scenario', async () => {
    const { code, err } = await hakoniwa('show', kitchen, '--scenario', 'coffe_trap');
    expect(code).toBe(1);
    expect(err).toContain('coffee_trap');
  });
});

describe('replay and diff', () => {
  let folder = '';
  let hash = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hakoniwa-log-'));
    const store = new FileEventStore({ folder });
    const world = await loadPack({
      folder: kitchen,
      scenario: 'kitchen_morning',
      language: 'ja',
      seed: 1,
    });
    const garden = await Garden.create({ name: 'kitchen', store, rules: gardenRules() }, world);
    const act = (verb: string, more: object) =>
      garden.submit({ type: 'act', act: { verb, actor: 'yana', ...more } as Act });
    await act('take', { object: 'mug' });
    await act('take', { object: 'yoghurt' });
    await act('put', { object: 'mug' });
    await garden.undo(1);
    await act('move', { target: 'living' });
    hash = stateHash(garden.world);
    await store.close();
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives the same world again', async () => {
    const { code, out } = await hakoniwa(
      'replay',
      folder,
      'kitchen',
      '--verify',
      '--rejudge',
      '--json',
    );
    expect({ code, ...JSON.parse(out) }).toMatchObject({
      code: 0,
      events: 3,
      stateHash: hash,
      differences: [],
    });
    expect((await hakoniwa('replay', folder)).out).toContain(hash);
  });

  it('shows where two branches part', async () => {
    const { code, out } = await hakoniwa('diff', folder, 'kitchen', 'kitchen@main', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out).divergence.seq).toBe(3);
    expect(await hakoniwa('diff', folder, 'kitchen', 'kitchen')).toMatchObject({ code: 0 });
  });

  it('refuses an edited log and leaves it as it is', async () => {
    const [name = ''] = readdirSync(folder).filter((entry) => !entry.startsWith('.'));
    const file = join(folder, name, 'log.jsonl');
    const text = readFileSync(file, 'utf8');
    const edited = text.replace('yoghurt', 'yoghort');
    writeFileSync(file, edited);
    const { code, err } = await hakoniwa('replay', folder, 'kitchen');
    expect(code).toBe(1);
    expect(err).toContain('event 2 is damaged');
    expect(readFileSync(file, 'utf8')).toBe(edited);
    writeFileSync(file, text);
  });
});
