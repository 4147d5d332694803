// World time as people say it: a label for the part of the day, hours and minutes, the date.
import type { Language } from '../base/vocabulary.ts';
import type { Clock } from './schema/world-document.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Parts of the day, each with the hour it begins at. */
export const DAY_PARTS = [
  { id: 'late-night', from: 0, ja: '深夜', en: 'late night' },
  { id: 'dawn', from: 4, ja: '早朝', en: 'dawn' },
  { id: 'morning', from: 6, ja: '朝', en: 'morning' },
  { id: 'noon', from: 11, ja: '昼', en: 'midday' },
  { id: 'evening', from: 16, ja: '夕方', en: 'evening' },
  { id: 'night', from: 19, ja: '夜', en: 'night' },
] as const;

/** The part of the day it is now. */
export function dayPart(clock: Clock): (typeof DAY_PARTS)[number] {
  const hour = Math.floor((clock.now % DAY_MS) / HOUR_MS);
  return DAY_PARTS.findLast((part) => part.from <= hour) ?? DAY_PARTS[0];
}

/** The label alone: 深夜, dawn. */
export function timeLabel(clock: Clock, language: Language): string {
  return dayPart(clock)[language];
}

/** Hours and minutes: `02:15`. */
export function clockText(clock: Clock): string {
  const minutes = Math.floor((clock.now % DAY_MS) / MINUTE_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Days since the calendar began, from 0. */
export function dayNumber(clock: Clock): number {
  return Math.floor(clock.now / DAY_MS);
}
