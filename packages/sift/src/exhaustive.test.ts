// The sifter against a matcher that tries everything, on random patterns and logs.
import { MINUTE_MS } from '@hakoniwa/stage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSifter, type Pattern, patternSchema, type SiftEvent, siftLog } from './index.ts';

const FIELDS = ['actor', 'target', 'object', 'place'] as const;
type Roles = Record<string, string>;
type Happening = Pick<Pattern['steps'][number], 'type' | 'tag' | 'outcome' | 'bind'>;

const kindFits = (event: SiftEvent, one: Happening): boolean =>
  (one.type === undefined || one.type === '*' || one.type === event.type) &&
  (one.tag === undefined || (event.tags ?? []).includes(one.tag)) &&
  (one.outcome === 'any' || event.outcome === (one.outcome ?? 'done'));

const bindAll = (
  event: SiftEvent,
  one: Happening,
  roles: Roles,
  sameAllowed: boolean,
): Roles | undefined => {
  const bound = { ...roles };
  for (const field of FIELDS) {
    const role = one.bind?.[field];
    const value = event[field];
    if (role === undefined) continue;
    if (value === undefined) return undefined;
    const known = bound[role];
    if (known === undefined && !sameAllowed && Object.values(bound).includes(value))
      return undefined;
    if (known !== undefined && known !== value) return undefined;
    bound[role] = value;
  }
  return bound;
};

/** Every increasing choice of events that tells the pattern with no guard broken. */
const tryEverything = (events: readonly SiftEvent[], pattern: Pattern): string[] => {
  const found: string[] = [];
  const walk = (chosen: SiftEvent[], history: Roles[]): void => {
    const at = chosen.length;
    if (at === pattern.steps.length) {
      if (!guarded(chosen, history)) found.push(chosen.map((event) => event.seq).join(','));
      return;
    }
    const step = pattern.steps[at];
    for (const event of events) {
      if (step === undefined || event.seq <= (chosen.at(-1)?.seq ?? -1) || !kindFits(event, step))
        continue;
      const roles = bindAll(event, step, history.at(-1) ?? {}, pattern.sameAllowed === true);
      const first = chosen[0] ?? event;
      const waited = event.at - (chosen.at(-1)?.at ?? event.at);
      const conditions = (step.if ?? []).every(
        (one) => !('afterMinutes' in one) || at === 0 || waited >= one.afterMinutes * MINUTE_MS,
      );
      if (
        roles !== undefined &&
        conditions &&
        event.at - first.at <= pattern.ttlMinutes * MINUTE_MS
      )
        walk([...chosen, event], [...history, roles]);
    }
  };
  const guarded = (chosen: readonly SiftEvent[], history: readonly Roles[]): boolean =>
    (pattern.unless ?? []).some((guard) =>
      events.some((event) => {
        const from = chosen[guard.after]?.seq ?? 0;
        const to = chosen[guard.before ?? pattern.steps.length - 1]?.seq ?? 0;
        if (event.seq <= from || event.seq >= to || !kindFits(event, guard)) return false;
        const told = chosen.filter((one) => one.seq < event.seq).length;
        // An event that is itself a step does not stand between.
        if (chosen.some((one) => one.seq === event.seq)) return false;
        const roles = history[told - 1] ?? {};
        return FIELDS.every((field) => {
          const role = guard.bind?.[field];
          return (
            role === undefined ||
            (event[field] !== undefined &&
              (roles[role] === undefined || roles[role] === event[field]))
          );
        });
      }),
    );
  walk([], []);
  return found.sort();
};

const name = fc.constantFrom('a', 'a', 'b');
const role = fc.constantFrom('p', 'q', 'r');
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 1 });

const logs = fc
  .array(
    fc.record(
      {
        type: fc.constantFrom('t', 'u', 'v'),
        tags: fc.subarray(['x', 'y']),
        actor: name,
        target: name,
        object: name,
        outcome: fc.constantFrom<'done' | 'denied'>('done', 'denied'),
        gap: fc.integer({ min: 0, max: 2 }),
      },
      { requiredKeys: ['type', 'outcome', 'gap', 'actor', 'target', 'object'] },
    ),
    { minLength: 4, maxLength: 14 },
  )
  .map((drafts) => {
    let at = 0;
    return drafts.map(({ gap, ...draft }, seq): SiftEvent => {
      at += gap * MINUTE_MS;
      return { ...draft, seq, at, witnesses: [] };
    });
  });

const happening = {
  kind: fc.constantFrom(
    { type: 't' },
    { type: 'u' },
    { tag: 'x' },
    { tag: 'y' },
    { type: 'v', tag: 'x' },
  ),
  actor: maybe(role),
  target: maybe(role),
  object: maybe(role),
  outcome: fc.constantFrom<'done' | 'denied' | 'any' | undefined>(
    'any',
    'any',
    'any',
    'done',
    'denied',
    undefined,
  ),
};

const clean = (draft: {
  kind: object;
  actor?: string | undefined;
  target?: string | undefined;
  object?: string | undefined;
  outcome?: string | undefined;
}): object => {
  const bind = Object.fromEntries(
    FIELDS.flatMap((field) =>
      field !== 'place' && draft[field] !== undefined ? [[field, draft[field]]] : [],
    ),
  );
  return { ...draft.kind, bind, ...(draft.outcome ? { outcome: draft.outcome } : {}) };
};

const patterns = fc
  .record({
    steps: fc.array(fc.record({ ...happening, wait: maybe(fc.integer({ min: 1, max: 2 })) }), {
      minLength: 1,
      maxLength: 4,
    }),
    unless: fc.array(
      fc.record({
        ...happening,
        after: fc.integer({ min: 0, max: 2 }),
        before: maybe(fc.integer({ min: 1, max: 3 })),
      }),
      { maxLength: 2 },
    ),
    ttlMinutes: fc.integer({ min: 3, max: 30 }),
    sameAllowed: fc.constantFrom(true, true, false),
  })
  .map(({ steps, unless, ttlMinutes, sameAllowed }) =>
    patternSchema.safeParse({
      id: 'random',
      kind: 'test',
      weight: 0.5,
      ttlMinutes,
      cap: 1000,
      sameAllowed,
      card: 'x',
      steps: steps.map(({ wait, ...step }, at) => ({
        ...clean(step),
        ...(wait && at > 0 ? { if: [{ afterMinutes: wait }] } : {}),
      })),
      unless: unless.map(({ after, before, ...guard }) => ({
        ...clean(guard),
        after,
        ...(before === undefined ? {} : { before }),
      })),
    }),
  )
  .filter((parsed) => parsed.success)
  .map((parsed) => parsed.data as Pattern);

const told = (events: readonly SiftEvent[], pattern: Pattern): string[] =>
  siftLog(events, { pattern })
    .map((match) => match.events.join(','))
    .sort();

describe('[SF1] the sifter finds exactly what an exhaustive matcher finds', () => {
  it('on random patterns and logs', () => {
    let matches = 0;
    fc.assert(
      fc.property(logs, patterns, (events, pattern) => {
        const expected = tryEverything(events, pattern);
        matches += expected.length;
        expect(told(events, pattern)).toEqual(expected);
      }),
      { numRuns: 1500 },
    );
    expect(matches).toBeGreaterThan(800);
  });

  it('and stops and resumes from JSON at any event', () => {
    fc.assert(
      fc.property(logs, patterns, fc.nat(14), (events, pattern, stop) => {
        const sifter = createSifter([pattern]);
        let state = sifter.empty;
        const found: string[] = [];
        for (const [at, event] of events.entries()) {
          if (at === stop) state = JSON.parse(JSON.stringify(state));
          const frozen = JSON.stringify(state);
          const step = sifter.sift(state, event);
          expect(JSON.stringify(state)).toBe(frozen);
          state = step.state;
          found.push(...step.completed.map((match) => match.events.join(',')));
        }
        expect(found.sort()).toEqual(told(events, pattern));
      }),
      { numRuns: 400 },
    );
  });
});
