// Packs somebody brought along: kept as texts, checked line by line, changed with every state remembered.
import { z } from 'zod';
import { limits } from './limits.ts';
import { inLanguagesSchema, packFilesSchema, packPathSchema, packReportSchema } from './packs.ts';
import { bilingualSchema, wireIdSchema, wireLanguageSchema } from './words.ts';

const noteSchema = z.string().trim().min(1).max(limits.nameLength).optional();
const revisionSchema = z.int().min(1);

const ownPackCardSchema = z.strictObject({
  /** What gardens are made from: `{"pack": id}`. */
  id: wireIdSchema,
  /** The pack's own id and version, as its files have them. */
  name: z.string(),
  version: z.string(),
  /** What people call it, as far as its files say. */
  title: inLanguagesSchema,
  revision: revisionSchema,
  /** Whether a garden can be made from it. */
  isSound: z.boolean(),
  /** How many problems it has, warnings included. */
  problems: z.int().min(0),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});

export const ownPackListSchema = z.strictObject({ packs: z.array(ownPackCardSchema) });

export const ownPackSchema = ownPackCardSchema.extend({
  files: z.record(z.string(), z.string()),
  report: packReportSchema,
  /** Every state it was in, newest first. */
  revisions: z.array(
    z.strictObject({
      number: revisionSchema,
      parent: revisionSchema.nullable(),
      note: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
});

/** A new pack: from files, or a copy of one on the shelf or of one's own. */
export const newOwnPackSchema = z
  .strictObject({
    files: packFilesSchema.shape.files.optional(),
    from: wireIdSchema.optional(),
    note: noteSchema,
  })
  .refine(({ files, from }) => (files === undefined) !== (from === undefined), 'files or from');

/** Changes some files; null takes one away. `revision` is the one that was looked at. */
export const packChangeSchema = z.strictObject({
  revision: revisionSchema,
  changes: z
    .record(z.string().min(1).max(limits.pathLength), z.string().nullable())
    .superRefine((files, context) => {
      if (Object.keys(files).length > limits.packFiles)
        context.addIssue({ code: 'custom', message: 'too many files' });
      // What leads out of the pack may still be taken away.
      for (const [path, text] of Object.entries(files)) {
        const [issue] = text === null ? [] : (packPathSchema.safeParse(path).error?.issues ?? []);
        if (issue) context.addIssue({ code: 'custom', path: [path], message: issue.message });
      }
    }),
  note: noteSchema,
});

export const packMoveSchema = z.strictObject({ revision: revisionSchema });

/** A card or lorebook that came in: the pack with it, and what of it is kept but not used. */
export const importedCardSchema = z.strictObject({
  pack: ownPackSchema,
  /** The id of the character, or of the lorebook. */
  id: z.string(),
  kind: z.enum(['card', 'lorebook']),
  /** The paths that are new or different. */
  changed: z.array(z.string()),
  notices: z.array(z.strictObject({ code: z.string(), message: bilingualSchema })),
  /** Instructions the card brings, to be shown; nothing of ours follows them. */
  instructions: z.array(z.string()),
});

/** The files of a pack on the shelf, to be read. */
export const catalogPackSchema = z.strictObject({
  id: wireIdSchema,
  languages: z.array(wireLanguageSchema),
  files: z.record(z.string(), z.string()),
});
