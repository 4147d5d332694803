// Cards are read from JSON by what is in them, and refused by name when they are not cards.
import { describe, expect, it } from 'vitest';
import { readCard } from './read-card.ts';
import { cardChunk, faultOf, jsonBytes, pngWith, V1, V2, V3, withField } from './test/build.ts';

describe('versions', () => {
  it('[C1] reads the flat first version, its strange fields kept', () => {
    const { card, container } = readCard(jsonBytes({ ...V1, avatar: 'none', chat: null }));
    expect(container).toBe('json');
    expect(card).toMatchObject({ version: 1, data: { name: 'Mio', tags: [], extensions: {} } });
    expect(card.beside).toEqual({ avatar: 'none', chat: null });
  });

  it('[C1] reads V2 and V3 with everything they hold, known or not', () => {
    expect(readCard(jsonBytes(V2)).card.data).toEqual({ ...V2.data, group_only_greetings: [] });
    expect(readCard(jsonBytes(V3)).card.data).toEqual(V3.data);
    expect(readCard(jsonBytes(V3)).card.version).toBe(3);
  });

  it('[C1] takes fields from beside the data where the data has none', () => {
    const { description: _, ...rest } = V2.data;
    const { card } = readCard(jsonBytes({ ...V2, description: 'beside', name: 'no', data: rest }));
    expect(card.data).toMatchObject({ description: 'beside', name: 'Mio' });
  });

  it('[C1] passes over the nulls programs write for nothing, and a byte order mark', () => {
    const value = withField(withField(V2, 'data.character_book', null), 'data.tags', null);
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, ...jsonBytes(value)]);
    expect(readCard(bytes).card.data).toMatchObject({ tags: [] });
    expect(readCard(bytes).card.data.character_book).toBeUndefined();
    expect(readCard(bytes).card.text).toBe(JSON.stringify(value));
  });

  it('[C1] says so when a card is of a newer version', () => {
    const codes = (value: object) => readCard(jsonBytes(value)).notices.map(({ code }) => code);
    expect(codes({ ...V3, spec_version: '3.1' })).toContain('VERSION_NEWER');
    expect(codes(V3)).not.toContain('VERSION_NEWER');
    expect(codes(withField(V3, 'data.assets.0.uri', 'https://x.example/a.png'))).toContain(
      'REMOTE_ASSET_IGNORED',
    );
  });
});

const nested = (depth: number) =>
  `{"spec":"chara_card_v2","data":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const text = (value: string) => new TextEncoder().encode(value);

const REFUSED: readonly [string, Uint8Array, string][] = [
  ['nothing', new Uint8Array(0), 'FORMAT_UNKNOWN'],
  ['a text', text('hello'), 'FORMAT_UNKNOWN'],
  ['a list', text('[1]'), 'FORMAT_UNKNOWN'],
  ['cut JSON', text('{"name":"a"'), 'NOT_JSON'],
  ['infinity', text('{"name":"a","description":"b","n":1e999}'), 'NOT_JSON'],
  ['broken UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d), 'NOT_UTF8'],
  ['depth', text(nested(100)), 'JSON_TOO_DEEP'],
  ['absurd depth', text(nested(200_000)), 'JSON_TOO_DEEP'],
  [
    'a flood of values',
    text(`{"name":"a","description":"b","n":[${'0,'.repeat(120_000)}0]}`),
    'JSON_TOO_MANY_VALUES',
  ],
  ['__proto__', text('{"name":"a","description":"b","x":{"__proto__":{"y":1}}}'), 'KEY_FORBIDDEN'],
  ['constructor', jsonBytes(withField(V2, 'data.extensions.constructor', 1)), 'KEY_FORBIDDEN'],
  ['any object', text('{"name":"a"}'), 'CARD_SPEC_UNKNOWN'],
  ['an unknown spec', jsonBytes({ ...V2, spec: 'chara_card_v9' }), 'CARD_SPEC_UNKNOWN'],
  ['a lorebook', jsonBytes({ spec: 'lorebook_v3', data: {} }), 'CARD_IS_LOREBOOK'],
  ['world info', jsonBytes({ entries: {} }), 'CARD_IS_LOREBOOK'],
  ['data of another type', jsonBytes({ ...V2, data: 'x' }), 'FIELD_INVALID'],
  ['no name', jsonBytes(withField(V2, 'data.name', ' ')), 'FIELD_INVALID'],
  ['a number for a name', jsonBytes(withField(V2, 'data.name', 7)), 'FIELD_INVALID'],
  ['an object for a text', jsonBytes(withField(V2, 'data.first_mes', {})), 'FIELD_INVALID'],
  ['a text for tags', jsonBytes(withField(V2, 'data.tags', 'a')), 'FIELD_INVALID'],
  ['a list for extensions', jsonBytes(withField(V2, 'data.extensions', [])), 'FIELD_INVALID'],
  [
    'entries of another type',
    jsonBytes(withField(V2, 'data.character_book.entries', [1])),
    'FIELD_INVALID',
  ],
];

describe('refusals', () => {
  it.each(REFUSED)('[C2] refuses %s', (_, bytes, code) => {
    expect(faultOf(() => readCard(bytes))).toBe(code);
  });

  it('[C2] names the field and says in both languages what helps', () => {
    const bytes = jsonBytes(withField(V2, 'data.character_book.entries.0.enabled', 'yes'));
    expect(() => readCard(bytes)).toThrowError(
      expect.objectContaining({
        at: 'data.character_book.entries.0.enabled',
        text: {
          ja: expect.stringContaining('entries.0.enabled'),
          en: expect.stringContaining('entries.0'),
        },
        fix: { ja: expect.stringMatching(/[ぁ-ん]/), en: expect.stringMatching(/remove/) },
      }),
    );
  });

  it('[C2] leaves the prototype of objects alone', () => {
    faultOf(() => readCard(text('{"name":"a","description":"b","__proto__":{"spoiled":1}}')));
    expect(({} as Record<string, unknown>).spoiled).toBeUndefined();
  });

  it('[C2] tells a PNG by its bytes', () => {
    expect(readCard(pngWith(cardChunk('chara', V2))).container).toBe('png');
  });
});
