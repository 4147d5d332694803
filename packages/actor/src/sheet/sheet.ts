// A character's sheet as the pack wrote it: who they are and how they talk.
import { isJsonObject, type Json, type World } from '@hakoniwa/stage';
import { z } from 'zod';

const voiceSchema = z.object({
  firstPerson: z.string().optional(),
  calls: z.record(z.string(), z.string()).default({}),
  style: z.string().optional(),
  endings: z.array(z.string()).default([]),
  openers: z.array(z.string()).default([]),
  never: z.array(z.string()).default([]),
  lines: z.array(z.string()).default([]),
  maxSentences: z.number().int().positive().optional(),
});

const sheetSchema = z.object({
  profile: z.string().optional(),
  traits: z.array(z.string()).default([]),
  moods: z.array(z.string()).default([]),
  speech: voiceSchema.prefault({}),
});

export type Voice = Readonly<z.infer<typeof voiceSchema>>;
export type Sheet = Readonly<z.infer<typeof sheetSchema>>;

/** The sheet of a character; an empty one when the pack has none. */
export function sheetOf(world: World, id: string): Sheet {
  const sheets = world.systems.get('sheets');
  const own: Json | undefined =
    isJsonObject(sheets) && Object.hasOwn(sheets, id) ? sheets[id] : undefined;
  const read = sheetSchema.safeParse(own ?? {});
  return read.success ? read.data : sheetSchema.parse({});
}
