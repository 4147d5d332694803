// Entries of a pack: read from YAML, one changed, the rest of the text as it was.
import { describe, expect, it } from 'vitest';
import { languagesOf, packEntriesOf, withEntry } from './entries.ts';

const props = `# Kitchen
mug:
  name: { ja: マグカップ, en: mug } # chipped
  description:
    ja: 白い。
    en: White.
  at: kitchen
  state: [clean]

spoon:
  name: { ja: さじ, en: spoon }
  holder: yana
`;
const files = { 'props.yaml': props };
const [mug, spoon] = packEntriesOf(files, 'props');

describe('entries of a pack', () => {
  it('are read with names, words and where they stand', () => {
    expect(mug).toEqual({
      ...{ sheet: 'props', id: 'mug', place: 'kitchen' },
      name: { ja: 'マグカップ', en: 'mug' },
      description: { ja: '白い。', en: 'White.' },
    });
    expect(spoon?.place).toBeUndefined();
  });

  it('change one by one, comments and the other entries untouched', () => {
    if (!mug) throw new Error('no mug');
    const change = { name: { ja: '青いマグ' }, description: {}, place: 'study' };
    const text = withEntry(files, { entry: mug, change });
    expect(text).toBe(
      props.replace('ja: マグカップ', 'ja: 青いマグ').replace('at: kitchen', 'at: study'),
    );
  });

  it('keep words that YAML would read otherwise', () => {
    if (!mug) throw new Error('no mug');
    for (const en of ['no', '12', 'a: b # c', '"so"', 'two\nlines']) {
      const text = withEntry(files, { entry: mug, change: { name: { en }, description: { en } } });
      const [read] = packEntriesOf({ 'props.yaml': text }, 'props');
      expect([read?.name.en, read?.description.en]).toEqual([en, en]);
    }
  });

  it('get words they did not have', () => {
    if (!spoon) throw new Error('no spoon');
    const text = withEntry(files, {
      entry: spoon,
      change: { name: {}, description: { en: 'Small.' } },
    });
    expect(packEntriesOf({ 'props.yaml': text }, 'props')[1]?.description).toEqual({
      en: 'Small.',
    });
  });

  it('are plain texts in a pack of one language, and stay so', () => {
    const plain = { 'pack.yaml': 'languages: [ja]', 'places.yaml': 'desk:\n  name: 机 # big\n' };
    const [place] = packEntriesOf(plain, 'places');
    if (!place) throw new Error('no desk');
    expect(place.name).toEqual({ ja: '机' });
    const text = withEntry(plain, {
      entry: place,
      change: { name: { ja: '大机' }, description: {} },
    });
    expect(text).toBe('desk:\n  name: 大机 # big\n');
    expect(languagesOf(plain)).toEqual(['ja']);
  });

  it('are none in a file that cannot be read, or is not there', () => {
    expect(packEntriesOf({ 'props.yaml': 'a: [' }, 'props')).toEqual([]);
    expect(packEntriesOf({}, 'places')).toEqual([]);
  });
});
