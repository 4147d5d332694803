// Words for days, parts of the day, hours and spans of time, by language.
import { DAY_MS, HOUR_MS, type Language, MINUTE_MS } from '@hakoniwa/stage';

export interface TimeWords {
  /** Days from today. */
  readonly days: readonly { readonly word: RegExp; readonly days: number }[];
  readonly parts: readonly { readonly word: RegExp; readonly part: string }[];
  /** Vague times that are near. */
  readonly soon: readonly { readonly word: RegExp; readonly minutes: number }[];
  /** Milliseconds from now, when a span is named. */
  readonly after: (text: string) => number | undefined;
  readonly clock: (
    text: string,
  ) => { hour: number; minute: number; half?: 'am' | 'pm' | undefined } | undefined;
}

const KANJI = '〇一二三四五六七八九';
const JA_NUMBER = '(\\d{1,3}|[一二三四五六七八九十]{1,3})';

/** 十二 and 12 alike. */
function japaneseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const digit = (one: string | undefined, none: number) =>
    one === undefined || one === '' ? none : KANJI.indexOf(one);
  return text.includes('十') ? digit(tens, 1) * 10 + digit(ones, 0) : digit(ones, 0);
}

const SPANS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${JA_NUMBER}分(?:後|したら|経ったら)`, 'u'), MINUTE_MS],
  [new RegExp(`${JA_NUMBER}時間(?:後|したら)`, 'u'), HOUR_MS],
  [new RegExp(`${JA_NUMBER}日後`, 'u'), DAY_MS],
];

const JA_CLOCK = new RegExp(
  `(午前|午後)?の?${JA_NUMBER}時(?!間|代|点)(?:(半)|${JA_NUMBER}分)?`,
  'u',
);

const ja: TimeWords = {
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
    const [, half, hour, isHalfPast, minutes] = JA_CLOCK.exec(text) ?? [];
    if (hour === undefined || japaneseNumber(hour) > 24) return undefined;
    return {
      hour: japaneseNumber(hour),
      minute: isHalfPast ? 30 : minutes === undefined ? 0 : japaneseNumber(minutes),
      half: half === '午前' ? 'am' : half === '午後' ? 'pm' : undefined,
    };
  },
};

const EN_NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const EN_NUMBER = `(\\d{1,3}|${EN_NUMBERS.slice(1).join('|')}|an?|half an)`;

function englishNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === 'half an') return 0.5;
  return text === 'a' || text === 'an' ? 1 : EN_NUMBERS.indexOf(text);
}

const EN_SPAN = new RegExp(`\\bin ${EN_NUMBER} (minute|hour|day)s?\\b`);
const EN_CLOCK = new RegExp(
  `\\b(?:at|by|around|before) (\\d{1,2}|${EN_NUMBERS.slice(1).join('|')})(?::(\\d\\d))?(?: ?(a\\.?m|p\\.?m)\\b| o'clock)?(?=\\.?(?:[,.!;]|\\s|$))(?! (?:of|minutes|hours|days|people)\\b)`,
);
const UNIT: Readonly<Record<string, number>> = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS };

const en: TimeWords = {
  days: [
    { word: /\bthe day after tomorrow\b/, days: 2 },
    { word: /\btomorrow\b/, days: 1 },
    { word: /\bnext week\b/, days: 7 },
    { word: /\btoday\b|\btonight\b|\bthis (?:morning|afternoon|evening)\b/, days: 0 },
  ],
  parts: [
    { word: /\btonight\b|\b(?:at|tomorrow) night\b|\bbefore bed\b/, part: 'night' },
    { word: /\bevening\b|\bdinner ?time\b/, part: 'evening' },
    { word: /\bafternoon\b|\bat lunch(?:time)?\b/, part: 'noon' },
    { word: /\bmorning\b|\bat breakfast\b/, part: 'morning' },
  ],
  soon: [
    { word: /\blater\b/, minutes: 120 },
    { word: /\bsoon\b|\bin a (?:moment|bit|while|sec|second)\b|\bright away\b/, minutes: 15 },
  ],
  after(text) {
    const [, count, unit] = EN_SPAN.exec(text) ?? [];
    return count === undefined || unit === undefined
      ? undefined
      : englishNumber(count) * (UNIT[unit] ?? 0);
  },
  clock(text) {
    if (/\b(?:at|by) noon\b/.test(text)) return { hour: 12, minute: 0 };
    if (/\b(?:at|by) midnight\b/.test(text)) return { hour: 24, minute: 0 };
    const [, hour, minutes, half] = EN_CLOCK.exec(text) ?? [];
    if (hour === undefined || englishNumber(hour) > 24) return undefined;
    return {
      hour: englishNumber(hour),
      minute: Number(minutes ?? 0),
      half: half === undefined ? undefined : half.startsWith('a') ? 'am' : 'pm',
    };
  },
};

export const TIMES: Readonly<Record<Language, TimeWords>> = { ja, en };
