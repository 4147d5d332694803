// Reads everything a result is written from.

import type { Database } from '@hakoniwa/database';
import type { Gm } from '@hakoniwa/gm';
import { inLanguage } from '@hakoniwa/stage';
import { loadWorld } from '@hakoniwa/store';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { sql } from 'drizzle-orm';
import { arcStateOf } from '../arcs/arc-rows.ts';
import type { Campaign } from '../pack/campaign.ts';
import type { CharacterRow } from '../rows/character-row.ts';
import { eventsOfSession } from '../rows/event-rows.ts';
import { queryRows, runsOf } from '../rows/run.ts';
import { type SessionRow, standingCount } from '../rows/session-row.ts';
import type { ResultScene, ToldLine } from '../story/result-scene.ts';
import { resultWording } from './locale/index.ts';
import type { StepOutputs } from './outputs.ts';

export interface LoadScene {
  readonly database: Database;
  readonly campaign: Campaign;
  readonly character: CharacterRow;
  readonly row: SessionRow;
  readonly gm: Pick<Gm, 'tongues'>;
}

/** The scene of a session that is over. */
export async function loadScene(of: LoadScene): Promise<ResultScene> {
  const { database, campaign, character, row, gm } = of;
  const { language, garden, id, name } = character;
  const store = new PostgresEventStore(database);
  const runs = runsOf(database);
  const endSeq = row.endSeq ?? row.startSeq;
  const before = await loadWorld({ store, garden, seq: row.startSeq + 1 });
  const after = await loadWorld({ store, garden, seq: endSeq });
  return {
    session: { ...row, turnCount: standingCount(row), endSeq },
    character: { id, name },
    ...{ garden, language, campaign, words: resultWording(language) },
    tongue: gm.tongues[language],
    events: await eventsOfSession(runs, row.id),
    lines: await linesOf(of),
    ...{ before: before.world, after: after.world },
    arc: await arcStateOf(runs, row.storyArcId),
    earlierPlots: await earlierPlotsOf(of),
    text: (text) => inLanguage(text, language),
  };
}

async function linesOf({ database, row }: LoadScene): Promise<ToldLine[]> {
  return queryRows<ToldLine>(
    runsOf(database),
    sql`select turn_number as "turnNumber", sender_type as sender, content as text
      from hakoniwa.play_messages
      where session_id = ${row.id} and not metadata::jsonb ? 'undone' order by sequence`,
  );
}

/** Every plot that a session of the same character before this one left open. */
async function earlierPlotsOf({ database, row }: LoadScene): Promise<string[]> {
  const rows = await queryRows<{ output: string }>(
    runsOf(database),
    sql`select p.output from hakoniwa.play_result_steps p
      join hakoniwa.play_sessions s on s.id = p.session_id
      where s.character_id = ${row.characterId} and s.number < ${row.number}
        and p.step = 'dramatist' and p.output is not null order by s.number`,
  );
  const plots = rows.flatMap(({ output }) =>
    (JSON.parse(output) as StepOutputs['dramatist']).plots.map(({ id }) => id),
  );
  return [...new Set(plots)];
}
