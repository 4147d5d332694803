// What a field must be, in words people use.
import type { Bilingual } from '../problem.ts';

/** By the schema's own word. */
export const EXPECTED_WORDS: Readonly<Record<string, Bilingual>> = {
  string: { ja: '文字列', en: 'a text' },
  number: { ja: '数', en: 'a number' },
  int: { ja: '整数', en: 'a whole number' },
  boolean: { ja: 'true か false', en: 'true or false' },
  array: { ja: 'リスト（[ … ]）', en: 'a list ([ … ])' },
  object: { ja: '項目の組（{ … }）', en: 'a set of fields ({ … })' },
  record: { ja: 'idごとの一覧（id: { … }）', en: 'entries by id (id: { … })' },
};
