// What a session does for an arc: a tenth of the way at most, and the milestones it reached.
import type { PlayEventKind } from '@hakoniwa/protocol/sessions';
import type { Arc } from '../pack/arc.ts';
import type { PlayState } from '../state/play-state.ts';
import type { ArcOutcome, ArcState } from './arc-state.ts';

/** The numbers of an arc's progress, in percent. */
const ARC = { perTurn: 0.5, mostForTurns: 5, perEventful: 1, mostForEventful: 5 } as const;

/** Kinds of events that move a longer story on. */
const MOVING: ReadonlySet<PlayEventKind> = new Set([
  'battle.finished',
  'quest.completed',
  'fragment.found',
  'fragment.collected',
  'npc.talked',
  'choice.made',
  'log.compiled',
]);

export interface SessionForArc {
  readonly turnCount: number;
  readonly events: readonly { readonly kind: PlayEventKind; readonly turnNumber: number }[];
  /** Where play stands after the session. */
  readonly state: PlayState;
}

/** How far a session moves an arc, in percent. */
export function arcGain({ turnCount, events }: SessionForArc): number {
  const moving = events.filter(({ kind }) => MOVING.has(kind));
  const eventful = new Set(moving.map(({ turnNumber }) => turnNumber)).size;
  return (
    Math.min(ARC.mostForTurns, ARC.perTurn * turnCount) +
    Math.min(ARC.mostForEventful, ARC.perEventful * eventful)
  );
}

/** The arc after a session; the same session leads to the same arc. */
export function advanceArc(
  arc: Arc,
  { before, session }: { readonly before: ArcState; readonly session: SessionForArc },
): ArcOutcome {
  const progress = Math.min(100, before.progress + arcGain(session));
  const { milestones, phase: byMilestones } = reachedBy(arc, before, session.state);
  const byProgress = Math.floor(progress / (100 / arc.phases.length)) + 1;
  const phase = Math.min(arc.phases.length, Math.max(byMilestones, byProgress));
  const isOver = phase >= arc.phases.length && progress >= 100;
  return {
    ...{ arcId: before.id, arc: before.arc, progress, phase, phases: arc.phases.length },
    ...{ status: isOver ? 'completed' : 'active', milestones },
    next: isOver ? (arc.next ?? null) : null,
  };
}

/** Milestones of all phases so far; a phase whose last one is reached leads to the next. */
function reachedBy(
  arc: Arc,
  before: ArcState,
  state: PlayState,
): { readonly milestones: readonly string[]; readonly phase: number } {
  const reached = new Set(before.reached);
  const milestones: string[] = [];
  let phase = before.phase;
  for (let at = 1; at <= phase; at++) {
    const { milestones: here = [] } = arc.phases[at - 1] ?? {};
    for (const { id, needs } of here) {
      if (reached.has(id) || !isMet(needs, state)) continue;
      reached.add(id);
      milestones.push(id);
    }
    const isPast = here.length > 0 && here.every(({ id }) => reached.has(id));
    if (isPast && at === phase && phase < arc.phases.length) phase += 1;
  }
  return { milestones, phase };
}

type Needs = NonNullable<Arc['phases'][number]['milestones']>[number]['needs'];

function isMet(needs: Needs, state: PlayState): boolean {
  const { quests = [], talkedTo = [], visited = [], fragments = [] } = needs;
  return (
    quests.every((id) => state.quests[id]?.status === 'completed') &&
    talkedTo.every((id) => state.met[id] !== undefined) &&
    visited.every((id) => state.visited[id] !== undefined) &&
    fragments.every((id) => state.fragments[id] !== undefined)
  );
}
