// World time as people say it: a label for the part of the day, hours and minutes, the date.

import { type Language, textIn } from '../base/vocabulary.ts';
import { DAY_PARTS } from './data/day-parts.ts';
import type { Clock } from './schema/world-document.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts';

/** The part of the day it is now. */
export function dayPart(clock: Clock): (typeof DAY_PARTS)[number] {
  const hour = Math.floor((clock.now % DAY_MS) / HOUR_MS);
  return DAY_PARTS.findLast((part) => part.from <= hour) ?? DAY_PARTS[0];
}

/** The label alone: 深夜, dawn. */
export function timeLabel(clock: Clock, language: Language): string {
  return textIn<string>(dayPart(clock), language);
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
