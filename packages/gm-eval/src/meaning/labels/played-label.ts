// What a player types, with the deeds, sayings and questions to the game it is made of, in order.
import type { ReadDeed, Reading } from '@hakoniwa/gm';
import { z } from 'zod';
import { anyOf, labelBase, may } from './label-base.ts';
import { spokenLabelSchema } from './spoken-label.ts';

/** All moods of a deed, and whether it changes the world. */
const DEED_MOODS = {
  done: true,
  tried: false,
  meant: false,
  imagined: false,
  negated: false,
  past: false,
  habit: false,
  ordered: true,
} satisfies Record<ReadDeed['mood'], boolean>;

/** All that can be asked of the game, and whether asking changes anything. */
const METAS = {
  help: false,
  quests: false,
  bag: false,
  status: false,
  hint: false,
  undo: true,
  stop: true,
  look: false,
} satisfies Record<NonNullable<Reading['meta']>, boolean>;

function keysOf<K extends string>(record: Readonly<Record<K, boolean>>): [K, ...K[]] {
  return Object.keys(record) as [K, ...K[]];
}

/** What a deed is done to, with and where; each role by any of some names. */
const rolesLabelSchema = z.strictObject({
  object: anyOf.optional(),
  target: anyOf.optional(),
  tool: anyOf.optional(),
  from: anyOf.optional(),
  to: anyOf.optional(),
});

const deedLabelSchema = z.strictObject({
  is: z.literal('deed'),
  /** The Stage's verb, `emote` for a gesture, `wait` or `attack`. */
  verb: z.string().min(1),
  /** Verbs a fair reader may take it for instead. */
  or: z.array(z.string().min(1)).min(1).optional(),
  roles: rolesLabelSchema,
  mood: z.enum(keysOf(DEED_MOODS)),
  may,
});

const sayingLabelSchema = z.strictObject({
  is: z.literal('saying'),
  to: z.string().min(1).optional(),
  acts: z.array(spokenLabelSchema),
  may,
});

const metaLabelSchema = z.strictObject({ is: z.literal('meta'), meta: z.enum(keysOf(METAS)), may });

export const playedLabelSchema = z.strictObject({
  ...labelBase,
  parts: z.array(z.discriminatedUnion('is', [deedLabelSchema, sayingLabelSchema, metaLabelSchema])),
});

export type PlayedLabel = Readonly<z.infer<typeof playedLabelSchema>>;
export type PartLabel = PlayedLabel['parts'][number];
export type DeedLabel = Readonly<z.infer<typeof deedLabelSchema>>;
