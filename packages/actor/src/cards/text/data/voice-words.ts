// Words by which a card shows how somebody talks, by language.
import type { TextTable } from '@hakoniwa/stage';

/** Words for oneself, the longer ones first: わたくし holds わたし's beginning. A language with one has none to tell. */
export const FIRST_PERSONS: TextTable<readonly string[]> = {
  ja: [
    'わたくし',
    'わたし',
    'あたし',
    'あたい',
    'ボク',
    'オレ',
    'ワシ',
    '拙者',
    '吾輩',
    '我輩',
    '私',
    '僕',
    '俺',
    '儂',
    'わし',
    'うち',
    'ぼく',
    'おれ',
  ],
  en: [],
};

/** What follows a word for oneself: 私 is also half of 私立, うち of うちに. */
export const AFTER_FIRST_PERSON = /^(?:は|が|も|の|を|って|、|…)/;

/** A line that names the manner of speaking. */
export const STATED_STYLE =
  /^[ \t]*(?:[-*・][ \t]*)?(?:speech(?: style| pattern)?|voice|speaking style|tone|口調|話し方|喋り方|しゃべり方)[ \t]*[:：](.+)$/im;
