// The events of a scene that a page has, and how they go on by what it is told.
import type { WatchView } from '@hakoniwa/protocol';
import type { SceneEvent } from './turns-of.ts';

export interface SceneLog {
  readonly branch: string;
  readonly events: readonly SceneEvent[];
  /** The first event that was read. */
  readonly from: number;
}

/** The place in the log up to which a page has it. */
export function lastOf({ events, from }: SceneLog): number {
  return events.at(-1)?.seq ?? from - 1;
}

/** The log with what was told since; as it is where a piece between them is missing. */
export function continued(log: SceneLog, view: WatchView | undefined): SceneLog {
  const { point, scene } = view ?? {};
  const last = lastOf(log);
  if (!scene || point?.branch !== log.branch || scene.since > last) return log;
  const news = scene.events.filter(({ seq }) => seq > last);
  return news.length === 0 ? log : { ...log, events: [...log.events, ...news] };
}
