// Minds: which model plays whom in a garden, how its calls are going, and what it is asked.
import { CONTROLLERS } from '@hakoniwa/stage/vocabulary';
import { z } from 'zod';
import { limits } from './limits.ts';
import { AUTO } from './mind-names.ts';
import { seqSchema, wireIdSchema } from './words.ts';

/** `auto`, `instinct`, a name that was found, or a full one: `ollama:name[@url]`, `openai:name@url`. */
const modelNameSchema = z.string().trim().min(1).max(limits.modelNameLength);

export const mindChoiceSchema = z.strictObject({
  /** The model of everyone who has none of their own. */
  everyone: modelNameSchema.default(AUTO),
  /** Models of single characters, by id. */
  characters: z
    .record(wireIdSchema, modelNameSchema)
    .refine((chosen) => Object.keys(chosen).length <= limits.modelChoices, 'too many')
    .default({}),
  /** Two calls a turn, or one that thinks and speaks at once. */
  mode: z.enum(['two-phase', 'fused']).default('two-phase'),
  /** Whether people of scenes think ahead; without plans they act on the spur of the moment. */
  plans: z.enum(['on', 'off']).default('on'),
  /** Tokens in 24 hours, read and written; null for no cap of its own. */
  tokensPerDay: z.int().min(1).max(limits.tokensPerDay).nullable().default(null),
});

const MIND_PHASES = ['queue', 'loading', 'reading', 'writing', 'done', 'failed'] as const;

/** One call as it stands; for a screen, never for the log. */
export const mindNewsSchema = z.strictObject({
  call: z.string(),
  character: z.string().optional(),
  purpose: z.string(),
  model: z.string(),
  phase: z.enum(MIND_PHASES),
  /** The place in the queue; 0 is next. */
  position: z.int().min(0).optional(),
  /** Why it failed. */
  code: z.string().optional(),
  /** When it began and when instinct takes over at the latest: milliseconds of wall-clock time. */
  since: z.number(),
  until: z.number(),
});

export const mindsSchema = z.strictObject({
  choice: mindChoiceSchema,
  /** Who plays each character right now; a model that is null means instinct, or a person. */
  characters: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      chosen: z.string(),
      controlledBy: z.enum(CONTROLLERS),
      model: z.string().nullable(),
      /** Whether prompts leave this machine. */
      isRemote: z.boolean(),
    }),
  ),
  /** The calls under way, oldest first. */
  calls: z.array(mindNewsSchema),
  /** The last 24 hours. */
  used: z.strictObject({ calls: z.int(), failures: z.int(), tokens: z.number() }),
  /** What may still be used in these 24 hours; null without a cap. */
  leftTokens: z.number().nullable(),
});

export const cancelRequestSchema = z.strictObject({});

const seedSchema = z.int().min(0).max(0xffff_ffff).optional();

/** Lets a character take one turn now, by its own mind. */
export const performanceRequestSchema = z.strictObject({
  /** Whoever's turn it is when left out. */
  actor: wireIdSchema.optional(),
  /** Another draw of the same turn. */
  seed: seedSchema,
});

/** Takes a turn again on a branch of its own: by its mind with another draw, or with words of yours. */
export const retakeRequestSchema = z
  .strictObject({
    /** Any event of the turn. */
    seq: seqSchema.min(1),
    text: z.string().min(1).max(limits.turnLength).optional(),
    seed: seedSchema,
  })
  .refine(({ text, seed }) => text === undefined || seed === undefined, 'text or seed, not both');

export const inspectedPromptSchema = z.strictObject({
  call: z.string().optional(),
  purpose: z.string(),
  model: z.string().optional(),
  state: z.string().optional(),
  messages: z.array(z.strictObject({ role: z.string(), content: z.string() })),
  /** What it is made of, in order; of one that was sent the words are in the messages. */
  parts: z.array(
    z.strictObject({
      name: z.string(),
      group: z.enum(['stable', 'slow', 'fresh']).optional(),
      tokens: z.number(),
      isCut: z.boolean(),
      text: z.string().optional(),
    }),
  ),
  tokens: z.number(),
  budgetTokens: z.number(),
  /** The share, 0 to 1, that the character's prompt before began with; null for the first. */
  shared: z.number().nullable(),
  answer: z.string().optional(),
  usage: z
    .strictObject({
      promptTokens: z.number(),
      completionTokens: z.number(),
      cachedTokens: z.number().optional(),
      source: z.enum(['server', 'estimate']),
    })
    .optional(),
  failure: z.string().optional(),
});

export const promptPageSchema = z.strictObject({ prompts: z.array(inspectedPromptSchema) });

export type MindChoice = Readonly<z.infer<typeof mindChoiceSchema>>;
export type MindNews = Readonly<z.infer<typeof mindNewsSchema>>;
