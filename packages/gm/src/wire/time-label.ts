// The hour a label on the wire means, in either language; unknown labels mean none.
import type { TimeOfDay } from '../judge/contradicts.ts';

const LABELS: readonly { time: TimeOfDay; words: readonly string[] }[] = [
  {
    time: 'late-night',
    words: ['深夜', '真夜中', '夜更け', '未明', '丑三つ', 'late night', 'midnight', 'small hours'],
  },
  {
    time: 'dawn',
    words: ['早朝', '明け方', '夜明け', '暁', 'dawn', 'daybreak', 'sunrise', 'early morning'],
  },
  {
    time: 'evening',
    words: ['夕', '日暮れ', '黄昏', '日没', 'evening', 'dusk', 'sunset', 'twilight'],
  },
  { time: 'night', words: ['夜', '晩', '宵', 'night'] },
  { time: 'morning', words: ['朝', '午前', 'morning'] },
  {
    time: 'noon',
    words: ['昼', '正午', '午後', 'noon', 'midday', 'afternoon', 'daytime', 'lunch'],
  },
];

/** Reads a label; `14:30` and `深夜 02:15` are read by the clock. */
export function timeOfLabel(label: string | undefined): TimeOfDay | undefined {
  if (label === undefined) return undefined;
  const folded = label.normalize('NFKC').toLowerCase();
  const named = LABELS.find(({ words }) => words.some((word) => folded.includes(word)))?.time;
  return named ?? timeOfClock(folded);
}

function timeOfClock(text: string): TimeOfDay | undefined {
  const match = /(?<!\d)(\d{1,2})(?::|時)\d{0,2}/.exec(text);
  const hour = match ? Number(match[1]) : Number.NaN;
  if (!(hour >= 0 && hour <= 24)) return undefined;
  if (hour < 4 || hour === 24) return 'late-night';
  if (hour < 6) return 'dawn';
  if (hour < 11) return 'morning';
  if (hour < 16) return 'noon';
  return hour < 19 ? 'evening' : 'night';
}
