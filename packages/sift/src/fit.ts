// Whether an event fits a step or a guard under the roles bound so far.
import { MINUTE_MS } from '@hakoniwa/stage';
import type { CompiledGuard, CompiledPattern, CompiledStep } from './compile.ts';
import type { SiftEvent } from './event.ts';
import type { PatternCondition, PatternStep } from './pattern.ts';
import type { SiftPartial } from './state.ts';

/** What the world knows beyond events. */
export interface SiftFacts {
  readonly has: (who: string, fact: string) => boolean;
}

export type Roles = Readonly<Record<string, string>>;

interface Happening {
  readonly type?: string | undefined;
  readonly tag?: string | undefined;
  readonly outcome?: PatternStep['outcome'];
  readonly reason?: string | undefined;
}

const isKind = (event: SiftEvent, one: Happening): boolean => {
  if (one.type !== undefined && one.type !== '*' && one.type !== event.type) return false;
  if (one.tag !== undefined && !(event.tags?.includes(one.tag) ?? false)) return false;
  const outcome = one.outcome ?? 'done';
  if (outcome !== 'any' && outcome !== event.outcome) return false;
  return one.reason === undefined || one.reason === event.reason;
};

const holds = (
  condition: PatternCondition,
  event: SiftEvent,
  roles: Roles,
  lastAt: number | undefined,
  facts: SiftFacts | undefined,
): boolean => {
  if ('same' in condition) return roles[condition.same[0]] === roles[condition.same[1]];
  if ('witnessed' in condition) return event.witnesses.includes(roles[condition.witnessed] ?? '');
  if ('unwitnessed' in condition)
    return !event.witnesses.includes(roles[condition.unwitnessed] ?? '');
  if ('withinMinutes' in condition)
    return lastAt === undefined || event.at - lastAt <= condition.withinMinutes * MINUTE_MS;
  if ('afterMinutes' in condition)
    return lastAt === undefined || event.at - lastAt >= condition.afterMinutes * MINUTE_MS;
  return facts?.has(roles[condition.fact[0]] ?? '', condition.fact[1]) ?? false;
};

/** Binds the event's fields to roles, or refuses. */
const bindRoles = (
  { binds }: CompiledStep,
  event: SiftEvent,
  roles: Roles,
  sameAllowed: boolean,
): Roles | undefined => {
  let bound: Record<string, string> | undefined;
  for (const [field, role] of binds) {
    const value = event[field];
    if (value === undefined) return undefined;
    const known = (bound ?? roles)[role];
    if (known !== undefined && known !== value) return undefined;
    if (known !== undefined) continue;
    if (!sameAllowed && Object.values(bound ?? roles).includes(value)) return undefined;
    bound ??= { ...roles };
    bound[role] = value;
  }
  return bound ?? roles;
};

const NO_ROLES: Roles = {};

/** The roles after this event as step `at`, or nothing when it does not fit. */
export const fitsStep = (
  compiled: CompiledPattern,
  {
    at,
    event,
    partial,
    facts,
  }: {
    readonly at: number;
    readonly event: SiftEvent;
    readonly partial: SiftPartial | undefined;
    readonly facts?: SiftFacts | undefined;
  },
): Roles | undefined => {
  const step = compiled.steps[at];
  if (step === undefined || !isKind(event, step.step)) return undefined;
  const roles = bindRoles(
    step,
    event,
    partial?.roles ?? NO_ROLES,
    compiled.pattern.sameAllowed === true,
  );
  if (roles === undefined) return undefined;
  const all = (step.step.if ?? []).every((condition) =>
    holds(condition, event, roles, partial?.lastAt, facts),
  );
  return all ? roles : undefined;
};

/** Whether this event ends a half-told story: roles not bound yet fit anyone. */
export const fitsGuard = (
  { guard, binds }: CompiledGuard,
  {
    event,
    next,
    roles,
  }: { readonly event: SiftEvent; readonly next: number; readonly roles: Roles },
): boolean => {
  if (
    next <= guard.after ||
    next > (guard.before ?? Number.POSITIVE_INFINITY) ||
    !isKind(event, guard)
  )
    return false;
  return binds.every(
    ([field, role]) =>
      event[field] !== undefined && (roles[role] === undefined || roles[role] === event[field]),
  );
};
