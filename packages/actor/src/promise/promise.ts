// What a promise commits to and when: as it was read when it was made, on the world's own clock.
import { promiseOf } from '@hakoniwa/gm';
import type { Language, Promised, PromisedDeed, Thread } from '@hakoniwa/stage';
import { type DueTime, dueAt } from './due.ts';

export interface DuePromise extends DueTime, Promised {}

/** The first promise whose time is not over; undefined when nothing is promised. */
export function firstDue(promised: readonly Promised[], now: number): DuePromise | undefined {
  for (const one of promised) {
    const due = dueAt(one.time, now);
    if (due) return { ...one, ...due };
  }
  return undefined;
}

/** What a promise commits to, and from when on. */
export interface Terms {
  readonly deed: PromisedDeed;
  readonly from: number;
}

/** The terms of an open promise; those of 0.1 have nothing but their words, which are read once more. */
export function termsOf(
  { deed, from, opened, text }: Pick<Thread, 'deed' | 'from' | 'opened' | 'text'>,
  language: Language,
): Terms | undefined {
  if (deed) return { deed, from: from ?? opened };
  const read = promiseOf(text, language);
  const due = read && dueAt(read.time, opened);
  return due && { deed: read.deed, from: due.from };
}
