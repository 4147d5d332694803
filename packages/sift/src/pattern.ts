// The shape of a story pattern, in code and in packs: steps with roles, guards, a time to live and a cap.
import { byLanguage } from '@hakoniwa/stage';
import { z } from 'zod';
import { turnsAsMinutes } from './turns-as-minutes.ts';

const roleName = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'a role is a plain word');
const bind = z.strictObject({
  actor: roleName.optional(),
  target: roleName.optional(),
  object: roleName.optional(),
  place: roleName.optional(),
});
const words = z.union([z.string(), byLanguage(z.string())]);

const condition = z.union([
  z.strictObject({ same: z.tuple([roleName, roleName]) }),
  z.strictObject({ witnessed: roleName }),
  z.strictObject({ unwitnessed: roleName }),
  /** At most so much world time after the step before. */
  z.strictObject({ withinMinutes: z.number().int().positive() }),
  /** At least so much world time after the step before. */
  z.strictObject({ afterMinutes: z.number().int().positive() }),
  /** Something the world knows of the one in the role: a trait, a value. */
  z.strictObject({ fact: z.tuple([roleName, z.string()]) }),
]);

const happening = {
  /** An event type, or `*` for any. */
  type: z.string().min(1).optional(),
  tag: z.string().min(1).optional(),
  bind: bind.optional(),
  outcome: z.enum(['done', 'denied', 'any']).optional(),
  reason: z.string().optional(),
};

const step = z.strictObject({
  ...happening,
  if: z.array(condition).optional(),
  hint: words.optional(),
});

const guard = z.strictObject({
  ...happening,
  /** The guard watches from this step on (0 is the first). */
  after: z.number().int().nonnegative(),
  /** … until this step has happened; to the end when left out. */
  before: z.number().int().positive().optional(),
});

/** One pattern as plain data. */
const patternShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'an id is lower-case words joined by hyphens'),
  kind: z.string().min(1),
  weight: z.number().min(0).max(1),
  /** World time from the first step to the last. */
  ttlMinutes: z.number().int().positive(),
  /** Most half-told stories kept at a time. */
  cap: z.number().int().positive().max(1000).optional(),
  /** A half-told story goes on with the first event that fits, and with no other. */
  greedy: z.boolean().optional(),
  /** Different roles may be the same one. */
  sameAllowed: z.boolean().optional(),
  steps: z.array(step).min(1),
  unless: z.array(guard).optional(),
  card: words,
});

type Shape = z.infer<typeof patternShape>;

const namesIn = (bound: z.infer<typeof bind> | undefined): readonly string[] =>
  Object.values(bound ?? {}).filter((role) => role !== undefined);

const rolesBefore = (pattern: Shape, count: number): ReadonlySet<string> =>
  new Set(pattern.steps.slice(0, count).flatMap((one) => namesIn(one.bind)));

const conditionRoles = (one: z.infer<typeof condition>): readonly string[] => {
  if ('same' in one) return one.same;
  if ('witnessed' in one) return [one.witnessed];
  if ('unwitnessed' in one) return [one.unwitnessed];
  return 'fact' in one ? [one.fact[0]] : [];
};

/** What the shape alone cannot say: every role used is bound, every guard has its place. */
const faults = (
  pattern: Shape,
): readonly { readonly path: (string | number)[]; readonly message: string }[] => {
  const found: { path: (string | number)[]; message: string }[] = [];
  const unnamed = (one: { type?: string | undefined; tag?: string | undefined }): boolean =>
    one.type === undefined && one.tag === undefined;
  for (const [at, one] of pattern.steps.entries()) {
    if (unnamed(one)) found.push({ path: ['steps', at], message: 'a step names a type or a tag' });
    if (at === 0 && one.type === '*')
      found.push({ path: ['steps', at, 'type'], message: 'the first step cannot be any event' });
    const bound = rolesBefore(pattern, at + 1);
    for (const role of (one.if ?? []).flatMap(conditionRoles))
      if (!bound.has(role))
        found.push({ path: ['steps', at, 'if'], message: `role ${role} is not bound yet` });
  }
  for (const [at, one] of (pattern.unless ?? []).entries()) {
    if (unnamed(one) || one.type === '*')
      found.push({ path: ['unless', at], message: 'a guard names a type or a tag' });
    if (
      one.after >= pattern.steps.length - 1 ||
      (one.before !== undefined && (one.before <= one.after || one.before >= pattern.steps.length))
    )
      found.push({ path: ['unless', at, 'after'], message: 'a guard stands between two steps' });
    const bound = rolesBefore(pattern, pattern.steps.length);
    for (const role of namesIn(one.bind))
      if (!bound.has(role))
        found.push({ path: ['unless', at, 'bind'], message: `role ${role} is bound by no step` });
  }
  return found;
};

/** A pattern as packs write it; those of 0.1 count turns, of which a scene takes one a minute. */
export const patternSchema = z.preprocess(
  turnsAsMinutes,
  patternShape.superRefine((pattern, context) => {
    for (const { path, message } of faults(pattern))
      context.addIssue({ code: 'custom', path, message });
  }),
);

/** The `patterns` section of a pack. */
export const patternSectionSchema = z.array(patternSchema);

/** One pattern. */
export type Pattern = z.infer<typeof patternSchema>;
export type PatternStep = Pattern['steps'][number];
export type PatternGuard = NonNullable<Pattern['unless']>[number];
export type PatternCondition = z.infer<typeof condition>;
export type PatternWords = z.infer<typeof words>;
