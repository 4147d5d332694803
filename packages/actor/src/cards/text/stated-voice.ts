// How a character talks, as far as a card shows it: the word for oneself and the stated manner.
import type { Language } from '@hakoniwa/stage';

/** Longer ones first: わたくし holds わたし's beginning. */
const SELVES = [
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
];

const STYLE =
  /^[ \t]*(?:[-*・][ \t]*)?(?:speech(?: style| pattern)?|voice|speaking style|tone|口調|話し方|喋り方|しゃべり方)[ \t]*[:：](.+)$/im;

/** The word they use for themselves, if their lines show one. */
export function firstPersonIn(lines: readonly string[], language: Language): string | undefined {
  if (language === 'en') return undefined;
  const text = lines.join('\n');
  const counted = SELVES.map((word) => ({ word, times: countOf(text, word) }));
  const best = counted.reduce((most, one) => (one.times > most.times ? one : most));
  return best.times > 0 ? best.word : undefined;
}

/** Only where a particle follows: 私 is also half of 私立, うち of うちに. */
function countOf(text: string, word: string): number {
  const parts = text.split(word).slice(1);
  return parts.filter((after) => /^(?:は|が|も|の|を|って|、|…)/.test(after)).length;
}

/** The manner of speaking, when a line of the card names it. */
export function statedStyle(text: string): string | undefined {
  return STYLE.exec(text)?.[1]?.trim();
}
