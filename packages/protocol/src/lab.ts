// The Lab: experiments that ship, runs as jobs, and results with their intervals.
import { z } from 'zod';
import { JOB_STATES } from './job-states.ts';
import { limits } from './limits.ts';
import { bilingualSchema, wireIdSchema, wireLanguageSchema } from './words.ts';

/** What a difference between arms says; `few`: too little to tell. */
const CONTRASTS = ['lower', 'higher', 'nothing', 'few'] as const;
export type ContrastSays = (typeof CONTRASTS)[number];

/** `unmeasured`: nothing could be counted, which passes only where that is allowed. */
const GATE_VERDICTS = ['passed', 'failed', 'unmeasured'] as const;
export type GateVerdict = (typeof GATE_VERDICTS)[number];

const amount = z.int().min(0);
const maybe = z.number().nullable();

const labExperimentSchema = z.strictObject({
  name: wireIdSchema,
  title: bilingualSchema,
  about: bilingualSchema,
  language: wireLanguageSchema,
  arms: z.array(z.string()),
  scenarios: z.array(z.string()),
  minds: z.array(z.strictObject({ name: z.string(), kind: z.string() })),
  seeds: amount,
  sessions: amount,
  /** The experiment as it is written. */
  text: z.string(),
});

export const labExperimentListSchema = z.strictObject({
  experiments: z.array(labExperimentSchema),
});

/** A shipped experiment by its name, or one of one's own as YAML; some of it may be set anew. */
export const newLabRunSchema = z
  .strictObject({
    experiment: wireIdSchema.optional(),
    text: z.string().min(1).max(limits.labTextLength).optional(),
    seeds: z.int().min(1).max(limits.labSeeds).optional(),
    turns: z.int().min(1).max(limits.labTurns).optional(),
    language: wireLanguageSchema.optional(),
  })
  .refine(({ experiment, text }) => (experiment === undefined) !== (text === undefined), {
    message: 'either `experiment` or `text`',
  });

export const labRunSchema = z.strictObject({
  id: wireIdSchema,
  experiment: z.string(),
  title: bilingualSchema,
  state: z.enum(JOB_STATES),
  createdAt: z.iso.datetime(),
  done: amount,
  total: amount.nullable(),
  /** Milliseconds that are left, when it can be told. */
  etaMs: z.number().min(0).nullable(),
  error: z.string().optional(),
});

export const labRunListSchema = z.strictObject({ runs: z.array(labRunSchema) });

const measuredSchema = z.strictObject({
  value: maybe,
  low: maybe,
  high: maybe,
  hits: z.number(),
  of: z.number(),
  sessions: amount,
  note: z.enum(['few', 'none']).optional(),
});

const measuredRow = z.record(z.string(), measuredSchema);

const armSchema = z.strictObject({
  arm: z.string(),
  mind: z.string(),
  title: z.unknown().optional(),
  switches: z.record(z.string(), z.boolean()),
  model: z.string(),
  sessions: amount,
  turns: amount,
  metrics: measuredRow,
  scenarios: z.record(z.string(), measuredRow),
  outcomes: z.record(z.string(), amount),
  reasons: z.record(z.string(), z.array(amount)),
  speakers: z.record(z.string(), measuredRow).optional(),
  sanitizer: z.record(z.string(), z.unknown()).optional(),
  blockedProps: z.array(z.array(z.unknown())),
});

const contrastValueSchema = z.strictObject({
  value: maybe,
  low: maybe,
  high: maybe,
  says: z.enum(CONTRASTS),
});

const contrastSchema = z.strictObject({
  id: z.string(),
  mind: z.string(),
  weights: z.record(z.string(), z.number()),
  pairs: amount,
  metrics: z.record(z.string(), contrastValueSchema),
});

const gateSchema = z.strictObject({
  gate: z.string(),
  arm: z.string(),
  mind: z.string(),
  passed: z.boolean(),
  checks: z.array(
    z.strictObject({
      metric: z.string(),
      is: z.enum(['<=', '>=']),
      bar: z.number(),
      measured: measuredSchema,
      verdict: z.enum(GATE_VERDICTS),
    }),
  ),
});

const metricSchema = z.strictObject({
  id: z.string(),
  name: bilingualSchema,
  group: z.string(),
  kind: z.enum(['share', 'mean']),
  /** What it counts, and of what. */
  definition: bilingualSchema,
  better: z.enum(['low', 'high']).optional(),
});

export const labResultsSchema = z.strictObject({
  run: labRunSchema,
  baseline: z.string(),
  confidence: z.number(),
  resamples: amount,
  sessions: amount,
  planned: amount,
  turns: amount,
  metrics: z.array(metricSchema),
  arms: z.array(armSchema),
  contrasts: z.array(contrastSchema),
  gates: z.array(gateSchema),
  /** The sessions, for asking after their turns. */
  cells: z.array(z.strictObject({ id: z.string(), turns: amount, wrong: z.array(amount) })),
});

/** One turn with all that was tried and found. */
export const labTurnSchema = z.strictObject({
  cell: z.string(),
  turn: amount,
  judged: z.unknown(),
  attempts: z.array(z.unknown()),
  events: z.array(z.unknown()),
});

export const labComparisonSchema = z.strictObject({
  arms: z.array(
    z.strictObject({ arm: z.string(), minds: z.array(z.string()), contrast: contrastSchema }),
  ),
});

export type LabRun = z.infer<typeof labRunSchema>;
