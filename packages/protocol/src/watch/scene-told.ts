// What the log of a scene tells one reader: the events in full, their view and the story, so that nothing need be asked for.
import type { View } from '@hakoniwa/stage';
import type { WireEvent } from '../event.ts';
import type { Story } from '../story.ts';
import { applyViewChange, type ViewChange } from '../view-change.ts';

/** Events of a scene that a view keeps: more than a page draws before it has read them. */
export const SCENE_EVENTS_KEPT = 300;

/** What a reader of a scene holds beside its contents. */
export interface SceneShown {
  /** The scene through the reader's eyes. */
  readonly view: View;
  /** How the story goes, for the director; null when it must be asked for. */
  readonly story?: Story | null;
  /** All that could be heard after this place in the log is among the events. */
  readonly since: number;
  readonly events: readonly WireEvent[];
}

/** What a message adds to it. */
export interface SceneTold {
  /** Every event that could be heard between two points; none are given when the log must be read anew. */
  readonly events?: readonly WireEvent[];
  /** The whole view, where what the reader had is not known. */
  readonly whole?: View;
  readonly change?: ViewChange;
  /** Left out when it is as it was. */
  readonly story?: Story | null;
}

interface Following {
  readonly told: SceneTold | undefined;
  /** Where the log then stands. */
  readonly seq: number;
  readonly isElsewhere: boolean;
}

/** What a reader holds after a message; undefined when it can no longer be known. */
export function foldScene(
  shown: SceneShown | undefined,
  { told, seq, isElsewhere }: Following,
): SceneShown | undefined {
  const view = told?.whole ?? (shown && applyViewChange(shown.view, told?.change ?? {}));
  if (!told || !view) return undefined;
  const story = told.story === undefined ? shown?.story : told.story;
  const log = told.events && shown && !isElsewhere ? goneOn(shown, told.events) : undefined;
  return {
    view,
    ...(story === undefined ? {} : { story }),
    ...(log ?? { since: seq, events: [] }),
  };
}

/** What comes again is known by its place in the log. */
function goneOn(
  { since, events }: Pick<SceneShown, 'since' | 'events'>,
  told: readonly WireEvent[],
): Pick<SceneShown, 'since' | 'events'> {
  const last = events.at(-1)?.seq ?? since;
  const all = [...events, ...told.filter(({ seq }) => seq > last)];
  const left = all.length - SCENE_EVENTS_KEPT;
  if (left <= 0) return { since, events: all };
  return { since: all[left - 1]?.seq ?? since, events: all.slice(left) };
}
