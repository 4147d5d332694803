// An experiment as it is written: arms, scenarios, seeds, minds, models, budget; nothing else is accepted.
import { LANGUAGES, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';

const share = z.number().min(0).max(1);
const count = z.int().min(1);

/** Ids name folders, so they are plain words. */
const idSchema = z
  .string()
  .regex(
    /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,38}[A-Za-z0-9])?$/,
    'letters, digits, - and _; 40 at most',
  );

/** The switches of an arm; each changes exactly one part of the prompt or the loop. */
const armSchema = z.strictObject({
  title: localisedText.optional(),
  /** Fact cards stand in the first attempt's prompt. */
  inject: z.boolean(),
  /** Verdicts cause repairs; `observe`: they are written down, and the text stays as it is. Form and voice are repaired in every arm. */
  gm: z.union([z.boolean(), z.literal('observe')]),
  /** What is wrong is tried again without the GM too: blindly, since nobody says what was wrong. */
  retries: z.boolean().optional(),
  /** Tries after the first one at most, of this arm, with the GM or without; one where nothing is said. */
  tries: z.int().min(1).max(4).optional(),
  /** Props that are not in the scene are taken out before anything else is looked at. */
  sanitizer: z.boolean().default(false),
  /** The storyteller steps in when nothing moves. */
  storyteller: z.boolean().default(false),
  /** The mind of this arm alone; without it the arm is played by every mind. */
  mind: idSchema.optional(),
});

const noisySchema = z.strictObject({
  kind: z.literal('noisy'),
  /** Share of first attempts that use a thing which does not exist. */
  rate: share,
  /** Share of these it leaves out when fact cards stand in its prompt. */
  heeds: share.default(0),
  /** Share of turns in which it reaches for a thing its prompt speaks of, whether there is one or not. */
  tempted: share.default(0),
  /** Share of repairs that come without another invention. */
  mends: share.default(1),
  /** Share of sessions that go round in circles from the third turn on. */
  loops: share.default(0),
});

const mindSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('instinct') }),
  noisySchema,
  z.strictObject({
    kind: z.literal('model'),
    /** A name in `models`. */
    model: idSchema,
    mode: z.enum(['two-phase', 'fused']).default('fused'),
    temperature: z.number().min(0).max(2).default(0.8),
    deadlineMs: z.int().min(100).max(3_600_000).default(120_000),
  }),
  z.strictObject({
    kind: z.literal('replay'),
    /** The folder of a run whose calls were recorded. */
    run: z.string().min(1),
    /** The mind of that run; the first one that asked a model when absent. */
    mind: idSchema.optional(),
  }),
  z.strictObject({
    kind: z.literal('recorded'),
    /** Files of recorded turns, JSONL. */
    files: z.array(z.string().min(1)).min(1),
    /** Also count the turns on which either verdict is fine. */
    uncertain: z.boolean().default(false),
  }),
]);

/** A scenario's id names a folder too. */
const scenarioId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,60}$/, 'an id of a scenario');

const scenarioSchema = z.union([
  scenarioId,
  z.strictObject({
    /** A shipped pack's name, or the folder of one beside the experiment. */
    pack: z.string().min(1).default('kitchen'),
    scenario: scenarioId,
    turns: count.max(limits.turns).optional(),
  }),
]);

const budgetSchema = z.strictObject({
  tokens: count.optional(),
  minutes: z.number().positive().optional(),
});

export const GATE_NAMES = ['nav', 'retry', 'resilience', 'safety'] as const;

const gatesSchema = z.strictObject({
  /** The arm the gates look at; the last one when absent. */
  arm: idSchema.optional(),
  checks: z.array(z.enum(GATE_NAMES)).default([...GATE_NAMES]),
  /** A bar for which there is nothing to count fails its gate, unless it is told to pass. */
  unmeasured: z.enum(['fail', 'pass']).default('fail'),
});

export const experimentSchema = z.strictObject({
  name: idSchema,
  title: localisedText.optional(),
  about: localisedText.optional(),
  language: z.enum(LANGUAGES).default('ja'),
  seeds: z.union([count.max(limits.seeds), z.array(z.int().min(0)).min(1).max(limits.seeds)]),
  /** Turns of every session; a scenario's own number when absent. */
  turns: count.max(limits.turns).optional(),
  scenarios: z.array(scenarioSchema).min(1).max(limits.scenarios),
  arms: z.record(idSchema, armSchema),
  /** The arm the others are compared with; the first when absent. */
  baseline: idSchema.optional(),
  minds: z.record(idSchema, mindSchema),
  models: z.record(idSchema, z.string().min(1)).default({}),
  budget: budgetSchema.prefault({}),
  intervals: z
    .strictObject({
      resamples: z.int().min(200).max(20_000).default(2_000),
      confidence: z.number().min(0.5).max(0.999).default(0.95),
      seed: z.int().min(0).default(1),
    })
    .prefault({}),
  gates: gatesSchema.prefault({}),
});

export type Experiment = Readonly<z.infer<typeof experimentSchema>>;
export type Arm = Readonly<z.infer<typeof armSchema>>;
export type MindSheet = Readonly<z.infer<typeof mindSchema>>;
export type NoisySheet = Readonly<z.infer<typeof noisySchema>>;
export type GateName = (typeof GATE_NAMES)[number];
