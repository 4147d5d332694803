// A character's sheet as the pack wrote it: who they are and how they talk.
import { isJsonObject, type Json, REGISTERS, type World } from '@hakoniwa/stage';
import { z } from 'zod';

const voiceSchema = z.object({
  firstPerson: z.string().optional(),
  calls: z.record(z.string(), z.string()).default({}),
  style: z.string().optional(),
  endings: z.array(z.string()).default([]),
  openers: z.array(z.string()).default([]),
  never: z.array(z.string()).default([]),
  lines: z.array(z.string()).default([]),
  register: z.enum(REGISTERS).optional().catch(undefined),
  maxSentences: z.number().int().positive().optional(),
});

const sheetSchema = z.object({
  /** How those call them who have no name of their own for them. */
  called: z.string().optional(),
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

/** The sheet of a voice, with how it calls each of these people: by its own name for them, else as everybody does. */
export function voiceSheet(
  world: World,
  { voice, people }: { voice: string; people: readonly string[] },
): Sheet {
  const sheet = sheetOf(world, voice);
  const common = people.flatMap((id) => {
    const { called } = sheetOf(world, id);
    return called === undefined || Object.hasOwn(sheet.speech.calls, id) ? [] : [[id, called]];
  });
  if (common.length === 0) return sheet;
  const calls = { ...sheet.speech.calls, ...Object.fromEntries(common) };
  return { ...sheet, speech: { ...sheet.speech, calls } };
}
