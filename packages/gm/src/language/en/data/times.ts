// English words for days, parts of the day, hours and spans of time.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hakoniwa/stage';
import type { TimeWords } from '../../talk-words.ts';

const NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(\\d{1,3}|${NUMBERS.slice(1).join('|')}|an?|half an)`;

function englishNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === 'half an') return 0.5;
  return text === 'a' || text === 'an' ? 1 : NUMBERS.indexOf(text);
}

const SPAN = new RegExp(`\\bin ${NUMBER} (minute|hour|day)s?\\b`);
const CLOCK = new RegExp(
  `\\b(?:at|by|around|before) (\\d{1,2}|${NUMBERS.slice(1).join('|')})(?::(\\d\\d))?(?: ?(a\\.?m|p\\.?m)\\b| o'clock)?(?=\\.?(?:[,.!;]|\\s|$))(?! (?:of|minutes|hours|days|people)\\b)`,
);
const UNIT: Readonly<Record<string, number>> = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS };

/** Times as they are said. */
export const englishTimes: TimeWords = {
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
    const [, count, unit] = SPAN.exec(text) ?? [];
    return count === undefined || unit === undefined
      ? undefined
      : englishNumber(count) * (UNIT[unit] ?? 0);
  },
  clock(text) {
    if (/\b(?:at|by) noon\b/.test(text)) return { hour: 12, minute: 0 };
    if (/\b(?:at|by) midnight\b/.test(text)) return { hour: 24, minute: 0 };
    const [, hour, minutes, half] = CLOCK.exec(text) ?? [];
    if (hour === undefined || englishNumber(hour) > 24) return undefined;
    return {
      hour: englishNumber(hour),
      minute: Number(minutes ?? 0),
      half: half === undefined ? undefined : half.startsWith('a') ? 'am' : 'pm',
    };
  },
};
