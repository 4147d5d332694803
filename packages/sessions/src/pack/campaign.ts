// A pack read as a campaign: its quests, encounters, fragments and how it is played.
import type { Pack } from '@hakoniwa/stage';
import type { z } from 'zod';
import { type Encounter, encountersSchema } from './encounter.ts';
import { type Fragment, fragmentsSchema } from './fragment.ts';
import { type Quest, questsSchema, readQuest } from './quest.ts';
import { type SessionSheet, sessionSheetSchema } from './session-sheet.ts';

export interface Campaign {
  readonly session: SessionSheet;
  readonly quests: ReadonlyMap<string, Quest>;
  readonly encounters: ReadonlyMap<string, Encounter>;
  readonly fragments: ReadonlyMap<string, Fragment>;
}

/** Names of the sections, which are those of their files. */
export const SECTION_NAMES = {
  session: 'session',
  quests: 'quests',
  encounters: 'encounters',
  fragments: 'fragments',
} as const;

/** The campaign of a pack; undefined when it has none. */
export function campaignOf(pack: Pick<Pack, 'sections'>): Campaign | undefined {
  const [sheet] = filesOf(pack, SECTION_NAMES.session);
  if (sheet === undefined) return undefined;
  return {
    session: sessionSheetSchema.parse(sheet),
    quests: new Map(
      [...entriesOf(pack, SECTION_NAMES.quests, questsSchema)].map(([id, sheet]) => [
        id,
        readQuest(sheet),
      ]),
    ),
    encounters: entriesOf(pack, SECTION_NAMES.encounters, encountersSchema),
    fragments: entriesOf(pack, SECTION_NAMES.fragments, fragmentsSchema),
  };
}

function entriesOf<T>(
  pack: Pick<Pack, 'sections'>,
  name: string,
  schema: z.ZodType<Record<string, T>>,
): ReadonlyMap<string, T> {
  return new Map(filesOf(pack, name).flatMap((file) => Object.entries(schema.parse(file))));
}

function filesOf({ sections }: Pick<Pack, 'sections'>, name: string): unknown[] {
  return Object.values(sections[name] ?? {});
}
