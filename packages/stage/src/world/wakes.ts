// Who waits for a moment: entries of the systems that name one as `wake`, found by the minute it falls in.
import { isJsonObject, type Json } from '../base/json.ts';
import { MINUTE_MS } from './calendar.ts';

/** A moment an entry of the systems waits for. */
export interface Wake {
  readonly moment: number;
  readonly key: string;
}

/** Digits of a moment in a list: enough for three thousand years. */
const DIGITS = 14;

/** As it stands in a list: sorted lists are sorted by moment, then by key. */
export function wakeEntry({ moment, key }: Wake): string {
  return `${String(moment).padStart(DIGITS, '0')} ${key}`;
}

/** What stands in a list. */
export function wakeOf(entry: string): Wake {
  return { moment: Number(entry.slice(0, DIGITS)), key: entry.slice(DIGITS + 1) };
}

/** The moment an entry waits for; a patch from outside may put anything there. */
export function momentIn(value: Json | undefined): number | undefined {
  const wake = isJsonObject(value) ? value.wake : undefined;
  return typeof wake === 'number' && Number.isSafeInteger(wake) && wake >= 0 ? wake : undefined;
}

/** The name under which a moment's minute is listed. */
export function minuteKey(moment: number): string {
  return String(Math.floor(moment / MINUTE_MS));
}
