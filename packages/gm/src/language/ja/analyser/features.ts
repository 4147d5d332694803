// What the dictionary says of a word, decoded when first asked for.
import type { Dictionary } from './dictionary.ts';
import { NAME } from './lattice.ts';
import { type Morpheme, PERSON, THING } from './morpheme.ts';

/** Entries whose features stay decoded; a book's vocabulary fits. */
const MAX_FEATURES = 50_000;

type Features = Pick<Morpheme, 'base' | 'pos' | 'detail' | 'detail2' | 'type' | 'form' | 'reading'>;

const NAME_FEATURES: Features = {
  base: '*',
  pos: '名詞',
  detail: PERSON,
  detail2: '人名',
  type: '*',
  form: '*',
  reading: '*',
};
export const THING_FEATURES: Features = { ...NAME_FEATURES, detail: THING, detail2: '*' };
export const MARK_FEATURES: Features = {
  base: '*',
  pos: '記号',
  detail: '一般',
  detail2: '*',
  type: '*',
  form: '*',
  reading: '*',
};

/** Reads features by the entry's id: known, unknown (`~id`) or a given name. */
export function readFeatures(dictionary: Dictionary): (id: number) => Features {
  const decoded = new Map<number, Features>();
  const decoder = new TextDecoder();
  return (id) => {
    if (id === NAME) return NAME_FEATURES;
    const cached = decoded.get(id);
    if (cached !== undefined) return cached;
    const table = id < 0 ? dictionary.unknown : dictionary.known;
    const from = table.view.getInt32((id < 0 ? ~id : id) + 6, true);
    const to = table.features.indexOf(0, from);
    const said = decoder.decode(table.features.subarray(from, to)).split(',');
    const [, pos = '', detail = '', detail2 = '', , type = '', form = '', base = '*'] = said;
    const features = { base, pos, detail, detail2, type, form, reading: said[8] ?? '*' };
    if (decoded.size >= MAX_FEATURES) decoded.clear();
    decoded.set(id, features);
    return features;
  };
}
