// Keeps the harmless half of a mixed act: グラスを置き、姉様を横目で見る → 姉様を横目で見る.
import { NOTHING_KNOWN } from '../language/en/known-words.ts';
import { tagText } from '../language/en/tag.ts';
import { isJapanese } from './match.ts';
import type { PropHit } from './types.ts';

interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const cut = (text: string, separator: RegExp): readonly Part[] => {
  const parts: Part[] = [];
  let start = 0;
  for (const match of text.matchAll(separator)) {
    parts.push({ text: text.slice(start, match.index), start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(start), start, end: text.length }];
};

const JA_SEPARATOR = /[、，,。；;]\s*|(?<=ながら|つつ)(?=[^、，,。；;])/gu;
const EN_SEPARATOR =
  /\s*[,;.]\s*(?:and then |and |then |while |but )?|\s+(?:and then|and|then|while|before|as)\s+/giu;

/** A part that can stand alone: it ends in a predicate and leans on nothing that was taken away. */
const standsJa = (part: string): boolean =>
  /[\p{sc=Hiragana}]$/u.test(part) &&
  !/[をのとやがはに]$/u.test(part) &&
  !/^(?:それ|これ|その|中身|一口|ひと口|ゆっくり飲|口をつけ)/u.test(part) &&
  !/^[^を]*飲[みむんま]/u.test(part);

const standsEn = (part: string): boolean => {
  const first = tagText(part, NOTHING_KNOWN).find(
    (token) => token.tag !== 'ADV' && token.tag !== 'PRON' && token.tag !== 'STOP',
  );
  return (
    first?.tag === 'VERB' &&
    !/\b(?:it|them|from it|one)\b/iu.test(part) &&
    !/^\s*(?:drinks?|sips?|gulps?|takes? a (?:sip|gulp))\b[^,]*$/iu.test(part)
  );
};

/** What is left of an action without the parts that name blocked props, or nothing. */
export const harmlessHalf = (action: string, blocked: readonly PropHit[]): string | undefined => {
  const japanese = isJapanese(action);
  const parts = cut(action, japanese ? JA_SEPARATOR : EN_SEPARATOR);
  const kept = parts.filter(
    (part) =>
      part.text.trim() !== '' &&
      !blocked.some((hit) => hit.start < part.end && hit.end > part.start) &&
      (japanese ? standsJa(part.text.trim()) : standsEn(part.text.trim())),
  );
  if (kept.length === 0) return undefined;
  return kept.map((part) => part.text.trim()).join(japanese ? '、' : ' and ');
};
