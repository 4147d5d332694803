// A mind changes its day plan: entries are taken off and put on, and the log says so.
import type { ScheduleChange, ScheduleEntry } from '../config/schedules.ts';
import { limits } from '../limits.ts';
import { lifeJson } from '../moment/life-state.ts';
import { emit, type LifeTurn, setLife } from '../moment/turn.ts';

/** The day plan of a character: its own, if it ever changed it, else the pack's. */
export function dayPlanOf({ life, config, self }: LifeTurn): readonly ScheduleEntry[] {
  return life.schedule ?? config.schedules[self.id] ?? [];
}

/** Changes the plan; what names an action or a place that is not there is left out. */
export function changeSchedule(
  turn: LifeTurn,
  { change, reason }: { readonly change: ScheduleChange | undefined; readonly reason: string },
): void {
  if (!change) return;
  const before = dayPlanOf(turn);
  const removed = before.filter((one) => change.remove?.some((gone) => isMeant(one, gone)));
  const added = (change.add ?? []).filter((one) => isPossible(turn, one));
  if (removed.length === 0 && added.length === 0) return;
  const kept = before.filter((one) => !removed.includes(one));
  const schedule = [...kept, ...added]
    .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .slice(0, limits.scheduleEntries);
  setLife(turn, { schedule });
  emit(turn, {
    type: 'schedule-changed',
    detail: { added: lifeJson(added), removed: lifeJson(removed), reason },
  });
}

function isMeant(entry: ScheduleEntry, gone: { at: string; action?: string | undefined }): boolean {
  return entry.at === gone.at && (gone.action === undefined || gone.action === entry.action);
}

function isPossible({ config, world }: LifeTurn, { action, place }: ScheduleEntry): boolean {
  return config.actions.has(action) && (place === undefined || world.places.has(place));
}
