// Japanese words for days, parts of the day, hours and spans of time.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hakoniwa/stage';
import type { TimeWords } from '../../talk-words.ts';

const KANJI = '〇一二三四五六七八九';
const NUMBER = '(\\d{1,3}|[一二三四五六七八九十]{1,3})';

/** 十二 and 12 alike. */
function japaneseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const digit = (one: string | undefined, none: number) =>
    one === undefined || one === '' ? none : KANJI.indexOf(one);
  return text.includes('十') ? digit(tens, 1) * 10 + digit(ones, 0) : digit(ones, 0);
}

const SPANS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${NUMBER}分(?:後|したら|経ったら)`, 'u'), MINUTE_MS],
  [new RegExp(`${NUMBER}時間(?:後|したら)`, 'u'), HOUR_MS],
  [new RegExp(`${NUMBER}日後`, 'u'), DAY_MS],
];

const CLOCK = new RegExp(`(午前|午後)?の?${NUMBER}時(?!間|代|点)(?:(半)|${NUMBER}分)?`, 'u');

/** Times as they are said. */
export const japaneseTimes: TimeWords = {
  days: [
    { word: /明後日|あさって/u, days: 2 },
    { word: /明日|あした|明朝|明晩/u, days: 1 },
    { word: /来週/u, days: 7 },
    { word: /今日|今夜|今晩|今宵/u, days: 0 },
  ],
  parts: [
    { word: /今夜|今晩|今宵|明晩|夜|晩(?!年)|寝る前/u, part: 'night' },
    { word: /夕方|夕食|夕飯|夕暮れ/u, part: 'evening' },
    { word: /昼|午後/u, part: 'noon' },
    { word: /朝|午前/u, part: 'morning' },
  ],
  soon: [
    { word: /あとで|後で|のちほど|後ほど|あとから/u, minutes: 120 },
    { word: /すぐ|もうすぐ|ただいま/u, minutes: 15 },
  ],
  after(text) {
    if (/1時間半後|一時間半後/u.test(text)) return 1.5 * HOUR_MS;
    for (const [span, unit] of SPANS) {
      const count = span.exec(text)?.[1];
      if (count !== undefined) return japaneseNumber(count) * unit;
    }
    return undefined;
  },
  clock(text) {
    const [, half, hour, isHalfPast, minutes] = CLOCK.exec(text) ?? [];
    if (hour === undefined || japaneseNumber(hour) > 24) return undefined;
    return {
      hour: japaneseNumber(hour),
      minute: isHalfPast ? 30 : minutes === undefined ? 0 : japaneseNumber(minutes),
      half: half === '午前' ? 'am' : half === '午後' ? 'pm' : undefined,
    };
  },
};
