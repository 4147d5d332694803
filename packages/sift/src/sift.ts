// Takes events in one by one, moves half-told stories on and gives out the complete ones. Pure.
import { type CompiledPattern, type Concern, compile, dispatchTable } from './compile.ts';
import type { SiftEvent } from './event.ts';
import type { Roles, SiftFacts } from './fit.ts';
import type { Pattern, PatternStep } from './pattern.ts';
import {
  BucketsDraft,
  EMPTY_SIFT,
  type PatternBuckets,
  type SiftPartial,
  type SiftState,
} from './state.ts';
import { isExpired, type Match, takeIn } from './take-in.ts';

/** A story told in part, and what would go on with it. */
export interface HalfTold {
  readonly pattern: Pattern;
  readonly roles: Roles;
  readonly events: readonly number[];
  /** Share of the steps that have happened. */
  readonly progress: number;
  readonly next: PatternStep;
  readonly lastAt: number;
}

/** Patterns made ready; all its functions are pure. */
export interface Sifter {
  readonly patterns: readonly Pattern[];
  readonly empty: SiftState;
  sift(
    state: SiftState,
    event: SiftEvent,
    /** What the world knows now, when it is not the same for the whole log. */
    factsNow?: SiftFacts,
  ): { readonly state: SiftState; readonly completed: readonly Match[] };
  /** Half-told stories still alive, furthest told first. */
  partials(state: SiftState, options?: { readonly minProgress?: number }): readonly HalfTold[];
}

const NO_BUCKETS: PatternBuckets = {};

/** What an event concerns, one entry per pattern. */
const concernsOf = (
  table: ReadonlyMap<string, readonly Concern[]>,
  event: SiftEvent,
): readonly Concern[] => {
  const lists = [
    table.get('type:*'),
    table.get(`type:${event.type}`),
    ...[...new Set(event.tags ?? [])].map((tag) => table.get(`tag:${tag}`)),
  ];
  const found = lists.filter((list) => list !== undefined);
  if (found.length <= 1) return found[0] ?? [];
  const joined = new Map<CompiledPattern, Concern>();
  for (const concern of found.flat()) {
    const known = joined.get(concern.compiled);
    joined.set(
      concern.compiled,
      known === undefined
        ? concern
        : {
            compiled: concern.compiled,
            steps: [...known.steps, ...concern.steps],
            guards: [...known.guards, ...concern.guards],
          },
    );
  }
  return [...joined.values()];
};

const halfTold = (compiled: CompiledPattern, partial: SiftPartial): readonly HalfTold[] => {
  const next = compiled.steps[partial.next]?.step;
  if (next === undefined) return [];
  const { roles, events, lastAt } = partial;
  return [
    {
      pattern: compiled.pattern,
      roles,
      events,
      progress: partial.next / compiled.steps.length,
      next,
      lastAt,
    },
  ];
};

const byProgress = (a: HalfTold, b: HalfTold): number =>
  b.progress - a.progress ||
  b.pattern.weight - a.pattern.weight ||
  b.lastAt - a.lastAt ||
  (a.events[0] ?? 0) - (b.events[0] ?? 0);

/** Makes patterns ready to sift with. */
export const createSifter = (patterns: readonly Pattern[], facts?: SiftFacts): Sifter => {
  const compiled = patterns.map(compile);
  const table = dispatchTable(compiled);
  return {
    patterns,
    empty: EMPTY_SIFT,
    sift: (state, event, factsNow = facts) => {
      const completed: Match[] = [];
      let changed: Record<string, PatternBuckets> | undefined;
      for (const concern of concernsOf(table, event)) {
        const { id } = concern.compiled.pattern;
        const draft = new BucketsDraft(state.patterns[id] ?? NO_BUCKETS);
        const at = {
          event,
          compiled: concern.compiled,
          draft,
          born: [],
          completed,
          facts: factsNow,
        };
        takeIn(at, concern);
        if (draft.isChanged) {
          changed ??= { ...state.patterns };
          changed[id] = draft.buckets;
        }
      }
      return { state: { at: event.at, patterns: changed ?? state.patterns }, completed };
    },
    partials: (state, { minProgress = 0 } = {}) =>
      compiled
        .flatMap((one) =>
          Object.values(state.patterns[one.pattern.id] ?? NO_BUCKETS)
            .flat()
            .filter((partial) => !isExpired(partial, { at: state.at, compiled: one }))
            .flatMap((partial) => halfTold(one, partial)),
        )
        .filter((half) => half.progress >= minProgress)
        .sort(byProgress),
  };
};

/** Asks a whole log for one pattern. */
export const siftLog = (
  events: readonly SiftEvent[],
  { pattern, facts }: { readonly pattern: Pattern; readonly facts?: SiftFacts | undefined },
): readonly Match[] => {
  const sifter = createSifter([pattern], facts);
  let state = sifter.empty;
  return events.flatMap((event) => {
    const step = sifter.sift(state, event);
    state = step.state;
    return step.completed;
  });
};
