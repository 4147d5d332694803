// Keeps the harmless half of a mixed act: グラスを置き、姉様を横目で見る → 姉様を横目で見る.
import type { PropHit } from '../language/sanitizing.ts';
import { tongueOf } from './tongues.ts';

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

/** What is left of an action without the parts that name blocked props, or nothing. */
export const harmlessHalf = (action: string, blocked: readonly PropHit[]): string | undefined => {
  const { separator, stands, joint } = tongueOf(action);
  const kept = cut(action, separator).filter(
    (part) =>
      part.text.trim() !== '' &&
      !blocked.some((hit) => hit.start < part.end && hit.end > part.start) &&
      stands(part.text.trim()),
  );
  if (kept.length === 0) return undefined;
  return kept.map((part) => part.text.trim()).join(joint);
};
