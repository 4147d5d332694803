// The hour a label on the wire means, in any language; unknown labels mean none.
import { keepOfWords } from '../language/cache.ts';
import type { TimeOfDay } from '../language/hours.ts';
import { LANGUAGE_READERS } from '../language/languages.ts';

const HOURS = Object.values(LANGUAGE_READERS).map(({ hours }) => hours);

/** The hours in the order they are looked for: a word may hold another, as midnight holds night. */
const LOOKED_FOR: readonly TimeOfDay[] = [
  'late-night',
  'dawn',
  'evening',
  'night',
  'morning',
  'noon',
];

const LABELS = LOOKED_FOR.map((time) => ({
  time,
  words: HOURS.flatMap(({ labels }) => labels[time]),
}));

const CLOCK = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:${HOURS.map(({ clockMark }) => clockMark).join('|')})\\d{0,2}`,
);

/** Labels kept: a day has few, and each stands for many turns. */
const KEPT_LABELS = 256;

const timeOf = keepOfWords(KEPT_LABELS, (label): TimeOfDay | 'none' => readLabel(label) ?? 'none');

/** Reads a label; `14:30` and `深夜 02:15` are read by the clock. */
export function timeOfLabel(label: string | undefined): TimeOfDay | undefined {
  const time = label === undefined ? 'none' : timeOf(label);
  return time === 'none' ? undefined : time;
}

function readLabel(label: string): TimeOfDay | undefined {
  const folded = label.normalize('NFKC').toLowerCase();
  const named = LABELS.find(({ words }) => words.some((word) => folded.includes(word)))?.time;
  return named ?? timeOfClock(folded);
}

function timeOfClock(text: string): TimeOfDay | undefined {
  const match = CLOCK.exec(text);
  const hour = match ? Number(match[1]) : Number.NaN;
  if (!(hour >= 0 && hour <= 24)) return undefined;
  if (hour < 4 || hour === 24) return 'late-night';
  if (hour < 6) return 'dawn';
  if (hour < 11) return 'morning';
  if (hour < 16) return 'noon';
  return hour < 19 ? 'evening' : 'night';
}
