// Player characters, each with the garden its campaign is played in.
import { hakoniwa, jsonText, momentColumn, nowColumn, ownerColumn } from '@hakoniwa/database';
import { jsonOf, name, rowKind, short } from '@hakoniwa/database/backup';
import { LANGUAGES } from '@hakoniwa/stage';
import { bigint, index, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { PLAY_IDS } from './play-ids.ts';

const aboutSchema = z.object({
  description: z.string(),
  appearance: z.string(),
  personality: z.string(),
});

export const playCharacters = hakoniwa.table(
  'play_characters',
  {
    id: text().primaryKey(),
    ownerId: ownerColumn(),
    name: text().notNull(),
    about: jsonText<z.infer<typeof aboutSchema>>().notNull(),
    pack: text().notNull(),
    scenario: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    seed: bigint({ mode: 'number' }).notNull(),
    /** The name of the garden; it is made when the first session begins. */
    garden: text().notNull().unique(),
    createdAt: nowColumn(),
    deletedAt: momentColumn(),
  },
  (table) => [index().on(table.ownerId)],
);

/** Whose a row is: that character's. */
export const characterColumn = () =>
  text()
    .notNull()
    .references(() => playCharacters.id, { onDelete: 'cascade' });

export const characterKind = rowKind(playCharacters, {
  order: 'id',
  madeAnew: ['ownerId'],
  checks: {
    ...{ id: PLAY_IDS.character, name: short.min(1), about: jsonOf(aboutSchema) },
    ...{ pack: name, scenario: name, garden: PLAY_IDS.campaign },
    seed: z.int().min(0).max(0xffff_ffff),
  },
});
