// Cards come into packs as sound files, with ids of our own and the rules untouched.
import { hasErrors, type PackFiles, validatePack } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { readLorebook } from '../lore/lorebook.ts';
import { readCard } from '../read-card.ts';
import { BOOK, faultOf, jsonBytes, V1, V2, V3, withField } from '../test/build.ts';
import { CARD_SECTIONS } from './cards-section.ts';
import { importCard } from './import-card.ts';
import { importLorebook } from './import-lorebook.ts';

const read = (value: unknown) => readCard(jsonBytes(value)).card;
const packOf = (files: PackFiles) => validatePack(files, { sections: CARD_SECTIONS });

/** A pack of two languages, with a comment that must stay. */
const HARBOUR: PackFiles = {
  'pack.yaml':
    'id: harbour\nversion: 1.0.0\ntitle: { ja: 港, en: Harbour }\ndescription: { ja: 港。, en: A harbour. }\nlanguages: [ja, en]\nlicence: MIT\n',
  'places.yaml': 'quay:\n  name: { ja: 岸壁, en: quay }\n',
  'characters.yaml':
    '# the crew\nken:\n  name: { ja: 健, en: Ken }\n  description: { ja: 船乗り。, en: A sailor. }\n  place: quay\n  personality: { openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, neuroticism: 50, grit: 50, growthMindset: 50 }\n',
};

describe('a card alone', () => {
  const { id, files, notices, suggestions } = importCard(read(V2), { language: 'en', user: 'Ken' });
  const { pack, problems } = packOf(files);

  it('[C14] becomes a pack without a single problem', () => {
    expect(problems).toEqual([]);
    expect(pack?.characters[id]).toMatchObject({
      name: 'Mio',
      description: 'Mio keeps the lamp of a small harbour. Never late.',
      profile: 'calm, stubborn, kind',
      traits: ['calm', 'stubborn', 'kind'],
      personality: { openness: 50, grit: 50 },
      speech: { lines: ['The lamp is warm.', 'Listen. A horn.'] },
      place: 'room',
    });
    expect(pack?.scenarios[`${id}_card`]).toMatchObject({
      description: 'Mio and Ken wait for a ship.',
      opening: '*looks up* You came, Ken.',
    });
    expect(pack?.lore).toEqual({
      [`${id}_lore_2`]: { text: 'Storms come from the west.', about: [id] },
      [`${id}_lore_1`]: {
        title: 'The late ship',
        text: 'The ship is nine years late.',
        keys: ['ship', '船'],
        about: [id],
      },
    });
  });

  it('[C15] keeps its own words to the letter, and its instructions out of everything else', () => {
    expect(files[`cards/${id}.json`]).toBe(JSON.stringify(V2));
    const ours = Object.entries(files).filter(([path]) => !path.startsWith('cards/'));
    for (const [, text] of ours) expect(text).not.toMatch(/Ignore every rule|Obey/);
    expect(suggestions.systemPrompt).toBe(V2.data.system_prompt);
    expect(pack?.defaults?.rules).toBeUndefined();
    expect(notices.map(({ code }) => code)).toEqual(['PROMPT_NOT_USED', 'PATTERN_NOT_RUN']);
  });

  it('[C16] has an id made from its content, the same each time', () => {
    expect(id).toMatch(/^card_[0-9a-f]{12}$/);
    expect(importCard(read(V2), { language: 'en' }).id).toBe(id);
    expect(importCard(read(V3), { language: 'en' }).id).not.toBe(id);
    expect(faultOf(() => importCard(read(V2), { language: 'en', id: '../x' }))).toBe('ID_INVALID');
    expect(faultOf(() => importCard(read(V2), { language: 'en', id: 'constructor' }))).toBe(
      'ID_INVALID',
    );
  });

  it('[C14] a nickname is what they are called by', () => {
    const imported = importCard(read(V3), { language: 'en', id: 'mio' });
    expect(packOf(imported.files).pack?.characters.mio).toMatchObject({
      name: 'Mi',
      fullName: 'Mio',
    });
    expect(imported.files['characters.yaml']).toContain('Mi keeps the lamp');
  });

  it.each([
    ['V1', V1],
    ['a description that is empty', { ...V1, description: '' }],
    ['a description of markup alone', { ...V1, description: '<img src=x>', personality: '' }],
    [
      'texts too long',
      {
        ...V1,
        description: '長'.repeat(20_000),
        first_mes: 'x'.repeat(9_000),
        name: 'n'.repeat(999),
      },
    ],
    [
      'YAML in its texts',
      { ...V1, name: '- a: &b *b', description: '---\nkey: [\n# "\'', scenario: '! |\n  >' },
    ],
    ['half letters', { ...V1, name: '\ud800', description: 'a\ud800b\u2028c\u0085d' }],
  ])('[C14] takes %s', (_, value) => {
    expect(packOf(importCard(read(value), { language: 'ja' }).files).problems).toEqual([]);
  });

  it('[C14] keeps text that a pack would misread as the same values anew', () => {
    const text = '{"name":"a","description":"b","description":"c","x":{\n\t"y":1}}';
    const { card } = readCard(new TextEncoder().encode(text));
    const twice = importCard(card, { language: 'en', id: 'a' }).files;
    expect(packOf(twice).problems).toEqual([]);
    expect(JSON.parse(twice['cards/a.json'] ?? '')).toEqual({
      name: 'a',
      description: 'c',
      x: { y: 1 },
    });
  });

  it('[C17] shows its language, or has the one the user chose', () => {
    const ja = importCard(read({ ...V1, description: 'みおは灯台守。' }), { language: 'en' });
    expect(ja.language).toBe('ja');
    expect(ja.files['places.yaml']).toContain('部屋');
    expect(importCard(read(V1), { language: 'ja' }).language).toBe('ja');
    expect(
      importCard(read(V1), { language: 'ja' }).files[
        `scenarios/${importCard(read(V1), { language: 'ja' }).id}_card.yaml`
      ],
    ).toContain('あなた');
  });
});

describe('a card into a pack', () => {
  it('[C18] leaves the rest as its author wrote it and speaks all its languages', () => {
    const { files, changed, notices } = importCard(read(V2), {
      language: 'en',
      into: HARBOUR,
      id: 'mio',
    });
    expect(packOf(files).problems).toEqual([]);
    expect(files['characters.yaml']).toContain(HARBOUR['characters.yaml']?.trimEnd());
    expect(files['pack.yaml']).toBe(HARBOUR['pack.yaml']);
    expect(changed).toEqual([
      'characters.yaml',
      'lore.yaml',
      'scenarios/mio_card.yaml',
      'cards/mio.json',
    ]);
    expect(packOf(files).pack?.characters.mio?.place).toBeUndefined();
    expect(notices.map(({ code }) => code)).toContain('TEXT_REPEATED');
  });

  it('[C18] twice gives two people; files in braces are added to as well', () => {
    const braces = { ...HARBOUR, 'lore.yaml': '{ old: { text: { ja: 古, en: old } } }\n' };
    const once = importCard(read(V2), { language: 'en', into: braces, place: 'quay' });
    const twice = importCard(read(V2), { language: 'en', into: once.files });
    expect(twice.id).toBe(`${once.id}n2`);
    const { pack, problems } = packOf(twice.files);
    expect(hasErrors(problems)).toBe(false);
    expect(Object.keys(pack?.characters ?? {})).toEqual(['ken', once.id, twice.id]);
    expect(Object.keys(pack?.lore ?? {})).toHaveLength(5);
    expect(pack?.characters[once.id]?.place).toBe('quay');
  });

  it.each([
    ['a pack with errors', { into: { 'pack.yaml': 'id: [' } }, 'PACK_UNSOUND'],
    ['an id that is taken', { into: HARBOUR, id: 'quay' }, 'ID_INVALID'],
    ['a place that is not there', { into: HARBOUR, place: 'moon' }, 'PLACE_UNKNOWN'],
  ])('[C18] refuses %s', (_, options, code) => {
    expect(faultOf(() => importCard(read(V2), { language: 'en', ...options }))).toBe(code);
  });

  it('[C18] refuses a card whose text no file of a pack may hold', () => {
    const value = withField(V2, 'data.extensions.picture', ['x'.repeat(2_000_001)]);
    expect(faultOf(() => importCard(read(value), { language: 'en' }))).toBe(
      'CARD_TOO_LARGE_FOR_PACK',
    );
  });

  it('[C18] takes a lorebook of its own', () => {
    const book = readLorebook(jsonBytes(BOOK));
    const { id, files } = importLorebook(book, { language: 'en', into: HARBOUR });
    const { pack, problems } = packOf(files);
    expect(problems).toEqual([]);
    expect(Object.keys(pack?.lore ?? {})).toEqual([`${id}_lore_2`, `${id}_lore_1`]);
    expect(files[`lorebooks/${id}.json`]).toBe(book.text);
  });

  it('[C18] a card that was spoiled in the pack is found there', () => {
    const { files, id } = importCard(read(V2), { language: 'en' });
    const { problems } = packOf({
      ...files,
      [`cards/${id}.json`]: '{"spec":"chara_card_v2","data":{}}',
    });
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'FIELD_INVALID',
        severity: 'error',
        file: `cards/${id}.json`,
      }),
    ]);
  });
});
