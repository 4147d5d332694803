// A pattern made ready: which event keys concern which step or guard, and which bound role finds its partials.
import { MINUTE_MS } from '@hakoniwa/stage';
import { ROLE_FIELDS, type RoleField } from './event.ts';
import type { Pattern, PatternGuard, PatternStep } from './pattern.ts';

/** A step with its field bindings opened and the field that finds waiting partials. */
export interface CompiledStep {
  readonly step: PatternStep;
  readonly binds: readonly (readonly [field: RoleField, role: string])[];
  /** A field whose role an earlier step has bound; none when any partial may fit. */
  readonly index: readonly [field: RoleField, role: string] | undefined;
  /** World time that must have passed since the step before; 0 for none. */
  readonly waitMs: number;
}

/** A guard with its bindings opened. */
export interface CompiledGuard {
  readonly guard: PatternGuard;
  readonly binds: CompiledStep['binds'];
}

/** A pattern ready to run. */
export interface CompiledPattern {
  readonly pattern: Pattern;
  readonly cap: number;
  /** World time from the first step to the last. */
  readonly ttlMs: number;
  readonly steps: readonly CompiledStep[];
  readonly guards: readonly CompiledGuard[];
}

/** What an event key concerns in one pattern. */
export interface Concern {
  readonly compiled: CompiledPattern;
  readonly steps: readonly number[];
  readonly guards: readonly CompiledGuard[];
}

/** Half-told stories kept per pattern when it does not say. */
const DEFAULT_CAP = 100;

const openBinds = (bind: PatternStep['bind']): CompiledStep['binds'] =>
  ROLE_FIELDS.flatMap((field) => {
    const role = bind?.[field];
    return role === undefined ? [] : [[field, role] as const];
  });

const waitOf = (step: PatternStep): number =>
  (step.if ?? []).reduce(
    (most, one) => ('afterMinutes' in one ? Math.max(most, one.afterMinutes) : most),
    0,
  ) * MINUTE_MS;

/** Prepares one pattern. */
export const compile = (pattern: Pattern): CompiledPattern => {
  const bound = new Set<string>();
  const steps = pattern.steps.map((step): CompiledStep => {
    const binds = openBinds(step.bind);
    const index = binds.find(([, role]) => bound.has(role));
    for (const [, role] of binds) bound.add(role);
    return { step, binds, index, waitMs: waitOf(step) };
  });
  const guards = (pattern.unless ?? []).map((guard) => ({ guard, binds: openBinds(guard.bind) }));
  const ttlMs = pattern.ttlMinutes * MINUTE_MS;
  return { pattern, cap: pattern.cap ?? DEFAULT_CAP, ttlMs, steps, guards };
};

const keyOf = (one: {
  readonly type?: string | undefined;
  readonly tag?: string | undefined;
}): string => (one.type !== undefined ? `type:${one.type}` : `tag:${one.tag}`);

/** Event key to the patterns it concerns; `type:*` concerns every event. */
export const dispatchTable = (
  patterns: readonly CompiledPattern[],
): ReadonlyMap<string, readonly Concern[]> => {
  const table = new Map<string, Concern[]>();
  for (const compiled of patterns) {
    const keys = new Set([
      ...compiled.steps.map(({ step }) => keyOf(step)),
      ...compiled.guards.map(({ guard }) => keyOf(guard)),
    ]);
    for (const key of keys) {
      const steps = compiled.steps.flatMap(({ step }, at) => (keyOf(step) === key ? [at] : []));
      const guards = compiled.guards.filter(({ guard }) => keyOf(guard) === key);
      table.set(key, [...(table.get(key) ?? []), { compiled, steps, guards }]);
    }
  }
  return table;
};
