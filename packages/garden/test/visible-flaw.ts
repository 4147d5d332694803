// What a reader would notice in a turn that a model wrote: a detector of its own, apart from the floor it judges.
import type { TextLanguage } from '@hakoniwa/stage';

interface Seen {
  readonly act: string | null;
  readonly speech: string | null;
  readonly language: TextLanguage;
  /** Everybody but the one who speaks. */
  readonly others: readonly string[];
}

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['markup', /[*_#`|<>{}[\]~^\\]|【|】/u],
  [
    'label',
    /(?:^|\n)\s*(?:[A-Z][a-z]+|行動|台詞|セリフ|解説|補足|FACT|OOC|Thought|Output|Assistant|model)\s*[:：]/u,
  ],
  ['broken', /\u{FFFD}|縺|繧|Ã/u],
  ['pictures', /(?:[\u{1F300}-\u{1FAFF}\u{2728}\u{2764}]\uFE0F?){2,}/u],
  ['counts', /\d+\s*(?:文字|characters|words)|https?:|0x[0-9a-f]|\b(?:null|undefined|NaN)\b/iu],
  [
    'assistant',
    /AIとして|言語モデル(?:として|なので)|AIアシスタント|as an AI|language model|ご要望|お知らせください|let me know|would you like me|shall i continue|the user|ユーザー|プロンプト|ターンです|next turn|OOC|personality profile|性格設定/iu,
  ],
  ['asides', /※|\(\(|続きを書き|should I continue|解説|Explanation|Note:|English:|Japanese:/iu],
  [
    'rules',
    /scene_state|箱庭の登場人物|a character in a miniature garden|ここにあるのは|形式は|The form is|Never use/u,
  ],
  ['machine', /error:|Traceback|SELECT |#include|def main|ipsum/iu],
  ['runs', /(\p{L})\1{9,}|(.{2,12}?)\2{5,}/u],
];

const FOREIGN: Readonly<Record<TextLanguage, RegExp>> = {
  ja: /[\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}]|[们这说吗吧你觉应]|[a-z]{2,}[ ,']+[a-z]{2,}|[A-Za-z]{8,}/u,
  en: /[\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ñãäöüßçăơưđ¿¡«»„]|\b(?:ohayou|ganbarou|bonjour|buongiorno|guten|chào)\b/iu,
};

/** The first thing a reader would stumble over; undefined for a clean turn. */
export function visibleFlaw({ act, speech, language, others }: Seen): string | undefined {
  const shown = [act, speech].filter((part) => part !== null).join('\n');
  const sign = SIGNS.find(([, pattern]) => pattern.test(shown));
  if (sign) return sign[0];
  if (FOREIGN[language].test(shown)) return 'language';
  const name = others.find((one) =>
    new RegExp(
      `${one}\\s?[:：「"]|(?:^|[。\\n])${one}(?:は|が) ?[^、。]*(?:頷|黙|座|笑)`,
      'u',
    ).test(shown),
  );
  if (
    name !== undefined ||
    others.some((one) => new RegExp(`\\b${one} (?:nods|looked|sits)`).test(shown))
  )
    return 'others';
  const sentences = (speech ?? '')
    .split(/(?<=[。！？!?])|(?<=\.)\s/u)
    .map((one) => one.trim())
    .filter((one) => one.length > 6);
  if (new Set(sentences).size < sentences.length) return 'repeats';
  if (sentences.length > 8) return 'length';
  const end = (speech ?? '').trim().at(-1);
  if (end !== undefined && !/[。！？!?….♪〜ー」』"”’)）〜～かなねよ]/u.test(end)) return 'cut';
  // A quotation within a line has marks of its own.
  const outer = (speech ?? '').replace(/『[^『』]{1,80}』/gu, '');
  return /[「」『』（）()“”"]/u.test(outer) ? 'marks' : undefined;
}
