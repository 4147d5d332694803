// world-config: the numbers of daily life as a pack writes them.
import { localisedName, type PackProblem, type PackSection } from '@hakoniwa/stage';
import { z } from 'zod';
import { ACTION_FAULTS } from './locale/problem-words.ts';

const word = z.string().regex(/^[a-z][a-zA-Z0-9_-]*$/);
const perNeed = z.record(word, z.number().min(-100).max(100));
const minutes = z
  .number()
  .min(0)
  .max(24 * 60);

const requirementsSchema = z.strictObject({
  /** Any one of these will do. */
  facilityTags: z.array(z.string().min(1)).optional(),
  minStats: z.record(word, z.number().min(0).max(100)).optional(),
  nearNpc: z.boolean().optional(),
  employment: z.boolean().optional(),
});

const actionSheetSchema = z.strictObject({
  durationRange: z.strictObject({ min: minutes, max: minutes, default: minutes }).optional(),
  perMinute: perNeed.optional(),
  fixed: z.boolean().optional(),
  duration: minutes.optional(),
  effects: perNeed.optional(),
  requirements: requirementsSchema.optional(),
  /** A fixed sum on completion, or the wage of the job. */
  money: z.union([z.literal('hourlyWage'), z.int().min(0)]).optional(),
  emoji: z.string().min(1).max(16).optional(),
  label: localisedName.optional(),
  /** The need it is the cure for in an emergency. */
  relieves: word.optional(),
  /** Whether one can be spoken to meanwhile. */
  sociable: z.boolean().optional(),
  /** The status one has while it lasts; a sleeper is `asleep`, witnesses nothing and does nothing. */
  status: z.string().min(1).max(60).optional(),
});

export const worldConfigSchema = z.strictObject({
  actions: z.record(word, actionSheetSchema).optional(),
  /** Points a need loses in a minute. */
  decay: z.record(word, z.number().min(0).max(100)).optional(),
  miniEpisode: z.strictObject({ probability: z.number().min(0).max(1) }).optional(),
  /** Points below which a need interrupts: one for all, or its own for a need. */
  thresholds: z.record(word, z.number().min(0).max(100)).optional(),
  groceries: z
    .strictObject({ cost: z.int().min(0), freeQuality: z.int().min(0).max(100).optional() })
    .optional(),
  autoMove: z
    .strictObject({ every: z.int().min(1).max(1_000), maps: z.int().min(0).max(20).optional() })
    .optional(),
});

export type ActionSheet = z.infer<typeof actionSheetSchema>;
export type WorldConfigFile = z.infer<typeof worldConfigSchema>;

export const WORLD_CONFIG_SECTION: PackSection = {
  name: 'world-config',
  files: /^world-config\.(json|ya?ml)$/,
  schema: worldConfigSchema,
  check: (files) =>
    files.flatMap((file) => {
      const { actions = {} } = (file.accepted ?? {}) as WorldConfigFile;
      return Object.entries(actions).flatMap(([id, sheet]): PackProblem[] => {
        const fault = faultOf(sheet);
        if (fault === undefined) return [];
        const spot = file.spot(['actions', id]);
        return [{ ...ACTION_FAULTS[fault], ...spot, code: fault, severity: 'error' }];
      });
    }),
};

function faultOf(sheet: ActionSheet): keyof typeof ACTION_FAULTS | undefined {
  const { durationRange: range, fixed, duration, perMinute, effects } = sheet;
  if (fixed === true && (range || perMinute)) return 'ACTION_FIXED_AND_VARIABLE';
  if (fixed === true && duration === undefined) return 'ACTION_DURATION_MISSING';
  if (fixed !== true && (duration !== undefined || effects)) return 'ACTION_NOT_FIXED';
  const isOrdered = !range || (range.min <= range.default && range.default <= range.max);
  return isOrdered ? undefined : 'ACTION_RANGE_UNORDERED';
}
