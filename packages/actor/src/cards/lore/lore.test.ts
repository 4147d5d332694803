// Lorebooks: three forms, one meaning, nothing lost between them.
import { describe, expect, it } from 'vitest';
import { accepted } from '../schema/accepted.ts';
import { bookEntrySchema } from '../schema/book.ts';
import { BOOK, faultOf, jsonBytes } from '../test/build.ts';
import { splitDecorators } from './decorators.ts';
import { isTriggered } from './is-triggered.ts';
import { triggerOf } from './lore-trigger.ts';
import { lorebookJson, readLorebook } from './lorebook.ts';

const WORLD_INFO = {
  name: 'harbour',
  originalData: { kept: true },
  entries: {
    '3': {
      uid: 3,
      key: ['ship'],
      keysecondary: ['late'],
      comment: 'The late ship',
      content: 'Nine years.',
      constant: false,
      vectorized: false,
      selective: true,
      selectiveLogic: 3,
      addMemo: true,
      order: 20,
      position: 4,
      disable: true,
      excludeRecursion: false,
      probability: 100,
      useProbability: true,
      depth: 4,
      group: '',
      scanDepth: null,
      caseSensitive: null,
      matchWholeWords: false,
      role: 0,
      sticky: 2,
      displayIndex: 0,
      characterFilter: { names: [] },
    },
    '7': {
      uid: 7,
      key: ['storm'],
      content: 'West.',
      order: 5,
      position: 0,
      disable: false,
      caseSensitive: true,
    },
  },
};

const entry = (fields: object) =>
  accepted(bookEntrySchema, { value: { keys: ['ship'], ...fields }, at: '' });
const calls = (fields: object, text: string) => isTriggered(triggerOf(entry(fields)), text);

describe('round trips', () => {
  it('[C12] each form comes back as it was', () => {
    const forms = [
      ['character_book', BOOK],
      ['lorebook_v3', { spec: 'lorebook_v3', data: BOOK }],
      ['world_info', WORLD_INFO],
    ] as const;
    for (const [form, value] of forms) {
      const read = readLorebook(jsonBytes(value));
      expect(read.form).toBe(form);
      expect(lorebookJson(read.book, form)).toEqual(value);
    }
  });

  it('[C12] world info survives a life as a book, and a book one as world info', () => {
    const book = readLorebook(jsonBytes(WORLD_INFO)).book;
    expect(book.entries[0]).toMatchObject({
      id: 3,
      keys: ['ship'],
      secondary_keys: ['late'],
      enabled: false,
      insertion_order: 20,
      position: 'after_char',
      extensions: { position: 4, sticky: 2, match_whole_words: false, selectiveLogic: 3 },
    });
    expect(book.entries[1]).toMatchObject({ position: 'before_char', case_sensitive: true });
    const asFile = lorebookJson(book, 'lorebook_v3');
    expect(lorebookJson(readLorebook(jsonBytes(asFile)).book, 'world_info')).toEqual(WORLD_INFO);
    const asWorldInfo = lorebookJson(readLorebook(jsonBytes(BOOK)).book, 'world_info');
    const back = readLorebook(jsonBytes(asWorldInfo)).book;
    const numbered = {
      ...BOOK,
      entries: BOOK.entries.map((one, id) => expect.objectContaining({ ...one, id })),
    };
    expect(back).toEqual(numbered);
  });

  it.each([
    ['a card', { spec: 'chara_card_v2', data: {} }, 'LOREBOOK_UNKNOWN'],
    ['entries of another type', { entries: 'x' }, 'LOREBOOK_UNKNOWN'],
    ['keys of another type', { entries: { 0: { key: 'ship' } } }, 'FIELD_INVALID'],
    ['an entry that is none', { entries: { 0: 5 } }, 'FIELD_INVALID'],
    ['a book without data', { spec: 'lorebook_v3' }, 'FIELD_INVALID'],
  ])('[C12] refuses %s', (_, value, code) => {
    expect(faultOf(() => readLorebook(jsonBytes(value)))).toBe(code);
  });
});

describe('triggers', () => {
  it.each([
    ['a whole word', {}, 'The ship!', true],
    ['no part of a word', {}, 'a relationship', false],
    ['a part, when asked', { extensions: { match_whole_words: false } }, 'a relationship', true],
    ['a word beside Japanese', {}, 'あのShipが', true],
    ['Japanese anywhere, in any kana and width', { keys: ['ランプ'] }, '古いらんぷが', true],
    [
      'Japanese, even when whole words are asked for',
      { keys: ['船'], extensions: { match_whole_words: true } },
      '大船団',
      true,
    ],
    ['its own case', { case_sensitive: true }, 'SHIP', false],
    ['nothing when off', { enabled: false, constant: true }, 'ship', false],
    ['always when constant', { constant: true }, '', true],
    ['a second word', { selective: true, secondary_keys: ['late'] }, 'ship', false],
    ['both words', { selective: true, secondary_keys: ['late'] }, 'late ship', true],
    [
      'not any of the second',
      { selective: true, secondary_keys: ['late'], extensions: { selectiveLogic: 2 } },
      'late ship',
      false,
    ],
    [
      'all of the second',
      { selective: true, secondary_keys: ['late', 'old'], extensions: { selectiveLogic: 3 } },
      'late ship',
      false,
    ],
    [
      'not all of the second',
      { selective: true, secondary_keys: ['late', 'old'], extensions: { selectiveLogic: 1 } },
      'late ship',
      true,
    ],
    ['words that decorators add', { content: '@@additional_keys boat, raft\nx' }, 'a raft', true],
    ['not what decorators exclude', { content: '@@exclude_keys toy\nx' }, 'a toy ship', false],
  ])('[C13] hears %s', (_, fields, text, isCalled) => {
    expect(calls(fields, text)).toBe(isCalled);
  });

  it('[C13] keeps patterns and never runs them', () => {
    expect(triggerOf(entry({ keys: ['/(a+)+$/', 'ship'] }))).toMatchObject({
      keys: ['ship'],
      patterns: ['/(a+)+$/'],
    });
    expect(calls({ keys: ['s.ip'], use_regex: true }, 'ship')).toBe(false);
    expect(calls({ use_regex: true, extensions: { display_index: 0 } }, 'ship')).toBe(true);
  });

  it('[C13] takes decorators off the text', () => {
    expect(splitDecorators('@@depth 4\n@@@role system\nText @@here')).toEqual({
      text: 'Text @@here',
      decorators: [
        { name: 'depth', value: '4', isFallback: false },
        { name: 'role', value: 'system', isFallback: true },
      ],
    });
    expect(splitDecorators('Plain\n@@depth 4').text).toBe('Plain\n@@depth 4');
  });
});
