// One event and one pattern: what starts, what goes on, what is complete, what ends, what is dropped.
import type { CompiledGuard, CompiledPattern, Concern } from './compile.ts';
import type { SiftEvent } from './event.ts';
import { fitsGuard, fitsStep, type Roles, type SiftFacts } from './fit.ts';
import type { Pattern } from './pattern.ts';
import {
  type BucketsDraft,
  bucketFor,
  bucketsOf,
  type PatternBuckets,
  type SiftPartial,
} from './state.ts';

/** A story told to its end. */
export interface Match {
  readonly pattern: Pattern;
  readonly roles: Roles;
  /** The events that tell it, by seq. */
  readonly events: readonly number[];
  readonly at: number;
}

/** What is at hand while one pattern takes in one event. */
export interface Taking {
  readonly event: SiftEvent;
  readonly compiled: CompiledPattern;
  readonly draft: BucketsDraft;
  readonly born: SiftPartial[];
  readonly completed: Match[];
  readonly facts: SiftFacts | undefined;
}

/** Whether a half-told story has outlived its pattern's time. */
export const isExpired = (
  partial: SiftPartial,
  { at, compiled }: { readonly at: number; readonly compiled: CompiledPattern },
): boolean => at - partial.firstAt > compiled.ttlMs;

const grow = (taking: Taking, at: number, roles: Roles, parent: SiftPartial | undefined): void => {
  const { event, compiled } = taking;
  const events = [...(parent?.events ?? []), event.seq];
  if (at + 1 === compiled.steps.length)
    taking.completed.push({ pattern: compiled.pattern, roles, events, at: event.at });
  else
    taking.born.push({
      next: at + 1,
      roles,
      events,
      firstAt: parent?.firstAt ?? event.at,
      lastAt: event.at,
    });
};

/** Keeps what `stays` says, without copying when all do; stops early where `ends` says the rest cannot fit. */
const sweep = (
  draft: BucketsDraft,
  bucket: string,
  stays: (partial: SiftPartial) => boolean,
  ends?: (partial: SiftPartial) => boolean,
): void => {
  const waiting = draft.buckets[bucket];
  if (waiting === undefined) return;
  let kept: SiftPartial[] | undefined;
  for (let at = 0; at < waiting.length; at += 1) {
    const partial = waiting[at];
    if (partial === undefined) continue;
    if (ends?.(partial)) {
      if (kept !== undefined) kept.push(...waiting.slice(at));
      break;
    }
    if (stays(partial)) kept?.push(partial);
    else kept ??= waiting.slice(0, at);
  }
  if (kept !== undefined) draft.set(bucket, kept);
};

/** Moves on the partials that wait for this event; greedy ones leave their place, outlived ones go. */
const advance = (taking: Taking, at: number): void => {
  const { event, compiled, draft } = taking;
  const step = compiled.steps[at];
  const value = step?.index === undefined ? undefined : event[step.index[0]];
  if (step === undefined || (step.index !== undefined && value === undefined)) return;
  const greedy = compiled.pattern.greedy === true;
  // Buckets are in the order partials last moved: where one has not waited long enough, none after it has.
  const { waitMs } = step;
  const tooSoon =
    waitMs === 0
      ? undefined
      : (partial: SiftPartial): boolean => event.at - partial.lastAt < waitMs;
  sweep(
    draft,
    bucketFor(at, value),
    (partial) => {
      if (isExpired(partial, { at: event.at, compiled })) return false;
      const roles = fitsStep(compiled, { at, event, partial, facts: taking.facts });
      if (roles === undefined) return true;
      grow(taking, at, roles, partial);
      return !greedy;
    },
    tooSoon,
  );
};

/** Ends the stories a guard forbids; a guard on the role a step is found by looks into one bucket only. */
const endGuarded = ({ event, draft, compiled }: Taking, guard: CompiledGuard): void => {
  const last = guard.guard.before ?? compiled.steps.length - 1;
  for (let next = guard.guard.after + 1; next <= last; next += 1) {
    const role = compiled.steps[next]?.index?.[1];
    const field =
      role === undefined ? undefined : guard.binds.find((bind) => bind[1] === role)?.[0];
    const buckets =
      role === undefined
        ? [bucketFor(next, undefined)]
        : field === undefined
          ? bucketsOf(next)
          : [bucketFor(next, event[field])];
    for (const bucket of buckets)
      sweep(draft, bucket, (partial) => !fitsGuard(guard, { event, next, roles: partial.roles }));
  }
};

/** The bucket whose first partial is worth least: least told, then longest unmoved. */
const leastBucket = (buckets: PatternBuckets): string | undefined => {
  let found: string | undefined;
  let least: SiftPartial | undefined;
  for (const bucket in buckets) {
    const first = buckets[bucket]?.[0];
    if (first === undefined) continue;
    const lower =
      least === undefined ||
      first.next < least.next ||
      (first.next === least.next && (first.events.at(-1) ?? 0) < (least.events.at(-1) ?? 0));
    if (lower) [found, least] = [bucket, first];
  }
  return found;
};

const countOf = (buckets: PatternBuckets): number => {
  let count = 0;
  for (const bucket in buckets) count += buckets[bucket]?.length ?? 0;
  return count;
};

/** Puts the newly told stories away and drops the least told above the cap. */
const settleBorn = ({ compiled, draft, born }: Taking): void => {
  if (born.length === 0) return;
  for (const partial of born) {
    const role = compiled.steps[partial.next]?.index?.[1];
    const bucket = bucketFor(partial.next, role === undefined ? undefined : partial.roles[role]);
    draft.set(bucket, [...(draft.buckets[bucket] ?? []), partial]);
  }
  for (let over = countOf(draft.buckets) - compiled.cap; over > 0; over -= 1) {
    const bucket = leastBucket(draft.buckets);
    if (bucket === undefined) return;
    draft.set(bucket, (draft.buckets[bucket] ?? []).slice(1));
  }
};

/** Lets one pattern take in one event. */
export const takeIn = (taking: Taking, concern: Concern): void => {
  for (const at of concern.steps) {
    if (at > 0) {
      advance(taking, at);
      continue;
    }
    const roles = fitsStep(taking.compiled, {
      at: 0,
      event: taking.event,
      partial: undefined,
      facts: taking.facts,
    });
    if (roles !== undefined) grow(taking, 0, roles, undefined);
  }
  for (const guard of concern.guards) endGuarded(taking, guard);
  settleBorn(taking);
};
