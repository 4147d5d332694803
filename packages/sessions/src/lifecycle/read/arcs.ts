// A character's arcs as they are read: the pack's words, the rows' numbers.
import type { WireArc } from '@hakoniwa/protocol/sessions';
import { inLanguage, type Language } from '@hakoniwa/stage';
import { sql } from 'drizzle-orm';
import { arcNamed, arcTitle, type NamedArc } from '../../arcs/next-arc.ts';
import type { Arc } from '../../pack/arc.ts';
import { resultWording } from '../../result/locale/index.ts';
import { queryRows } from '../../rows/run.ts';
import type { Player, Plays } from '../plays.ts';

interface ArcRow {
  readonly id: string;
  readonly arc: string;
  readonly status: WireArc['status'];
  readonly progress: number;
  readonly phase: number;
  readonly phases: number;
  readonly sessionCount: number;
  readonly startedAt: Date | string;
  readonly completedAt: Date | string | null;
  readonly reached: Readonly<Record<string, string>>;
}

/** The newest first. */
export async function arcsOf(
  plays: Plays,
  { player, characterId }: { readonly player: Player; readonly characterId: string },
): Promise<WireArc[]> {
  const { pack, language } = await plays.character(player, characterId);
  const { campaign } = await plays.runner.packOf(pack);
  const rows = await queryRows<ArcRow>(
    plays.runs,
    sql`select a.id, a.arc, a.status, a.progress, a.phase, a.phases,
        a.session_count as "sessionCount", a.started_at as "startedAt",
        a.completed_at as "completedAt", coalesce(
          (select jsonb_object_agg(m.milestone, m.reached_at) from hakoniwa.play_milestones m
            where m.arc_id = a.id), '{}') as reached
      from hakoniwa.play_arcs a where a.character_id = ${characterId}
      order by a.started_at desc, a.id`,
  );
  return rows.flatMap((row) => {
    const named = arcNamed(campaign, row.arc);
    return named ? [told(row, { named, language })] : [];
  });
}

function told(
  row: ArcRow,
  { named, language }: { readonly named: NamedArc; readonly language: Language },
): WireArc {
  const { arc } = named;
  const again = resultWording(language).arcAgain;
  const text = (words: Arc['title']) => inLanguage(words, language);
  const when = (at: Date | string | null | undefined) =>
    at === null || at === undefined ? null : new Date(at).toISOString();
  return {
    ...{ id: row.id, title: arcTitle(named, { text, again }), description: text(arc.description) },
    ...{ arcType: arc.type, conflict: text(arc.conflict) },
    themes: (arc.themes ?? []).map(text),
    ...{ status: row.status, progressPercentage: Math.min(100, row.progress) },
    ...{ currentPhase: row.phase, totalPhases: row.phases, sessionCount: row.sessionCount },
    phases: arc.phases.map(({ title, text: about, milestones = [] }) => ({
      ...{ title: text(title), text: text(about) },
      milestones: milestones.map(({ id, title: name }) => {
        return { id, title: text(name), completedAt: when(row.reached[id]) };
      }),
    })),
    startedAt: when(row.startedAt) ?? '',
    completedAt: when(row.completedAt),
  };
}
