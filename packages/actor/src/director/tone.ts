// Tone: words this voice never uses. Thoughts are not checked, and a word inside a longer one is fine.
import type { Sheet } from '../sheet/sheet.ts';
import type { DirectorCheck, Finding } from './check.ts';

export const tone: DirectorCheck = ({ judged, context: { sheet, view } }) =>
  toneOf({ speech: judged.reading.speech ?? '', sheet, language: view.language });

/** Words of somebody, with the sheet they are measured by. */
export interface Said {
  readonly speech: string;
  readonly sheet: Sheet;
  readonly language: 'ja' | 'en';
}

/** What this voice never says and says here. */
export function toneOf({ speech, sheet, language }: Said): Finding[] {
  return sheet.speech.never
    .filter((word) => says(speech, word))
    .map((word) => finding(word, language));
}

function finding(word: string, language: 'ja' | 'en'): Finding {
  const guidance =
    language === 'ja' ? `「${word}」という言い方はしない。` : `This voice never says "${word}".`;
  return { check: 'tone', what: word, guidance };
}

/** Sentence endings count at the end of a clause only; other words anywhere they stand alone. */
export function says(speech: string, word: string): boolean {
  if (/^[a-z' ]+$/i.test(word)) return new RegExp(`\\b${literal(word)}\\b`, 'i').test(speech);
  if (ENDINGS.has(word))
    return new RegExp(`${literal(word)}(?:[。！？!?…、,～〜ー\\s」』）)]|ね|よ|か|$)`, 'u').test(
      speech,
    );
  return speech.includes(word);
}

const ENDINGS: ReadonlySet<string> = new Set(['です', 'ます', 'だね', 'だよ', 'じゃん']);

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
