// Who waits for a moment: entries of the systems that name one as `wake`, found by the minute it falls in.
import { isJsonObject, type Json } from '../base/json.ts';
import type { Table } from '../base/table.ts';
import { inserted, without } from './sorted.ts';
import { MINUTE_MS } from './time-units.ts';

/**
 * In two steps, so that neither list grows long in a crowded world: a minute has few moments, and a
 * moment few who wait for it.
 */
export interface Wakes {
  /** Moments that somebody waits for, by the minute they fall in, each list sorted. */
  readonly moments: Table<readonly number[]>;
  /** Keys of the systems that wait, by moment, each list sorted. */
  readonly waiting: Table<readonly string[]>;
}

/** Somebody who waits. */
interface Wake {
  readonly moment: number;
  readonly key: string;
}

/** The moment an entry waits for; a patch from outside may put anything there. */
export function momentIn(value: Json | undefined): number | undefined {
  const wake = isJsonObject(value) ? value.wake : undefined;
  return typeof wake === 'number' && Number.isSafeInteger(wake) && wake >= 0 ? wake : undefined;
}

/** The name under which a moment's minute is listed. */
function minuteKey(moment: number): string {
  return String(Math.floor(moment / MINUTE_MS));
}

/** Somebody waits for a moment. */
export function withWake({ moments, waiting }: Wakes, { moment, key }: Wake): Wakes {
  const name = String(moment);
  const others = waiting.get(name);
  const kept = waiting.set(name, inserted(others ?? [], key));
  if (others) return { moments, waiting: kept };
  const minute = minuteKey(moment);
  return {
    moments: moments.set(minute, inserted(moments.get(minute) ?? [], moment)),
    waiting: kept,
  };
}

/** Somebody waits for a moment no longer. */
export function withoutWake({ moments, waiting }: Wakes, { moment, key }: Wake): Wakes {
  const name = String(moment);
  const others = without(waiting.get(name) ?? [], key);
  if (others.length > 0) return { moments, waiting: waiting.set(name, others) };
  const minute = minuteKey(moment);
  const left = without(moments.get(minute) ?? [], moment);
  return {
    moments: left.length > 0 ? moments.set(minute, left) : moments.delete(minute),
    waiting: waiting.delete(name),
  };
}
