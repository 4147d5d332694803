// Folds messages into a view: what the client holds is what the garden would show at that point.
import { foldScene } from './scene-told.ts';
import type {
  ChangedEntries,
  Fields,
  WatchDiff,
  WatchedHappening,
  WatchMessage,
  WatchPerson,
  WatchView,
} from './watch-view.ts';

/** Things told that a view keeps. */
export const TOLD_KEPT = 50;

/** The view after a message; undefined when a message was lost and the view must be asked for anew. */
export function foldWatch(
  view: WatchView | undefined,
  message: WatchMessage,
): WatchView | undefined {
  if (message.type === 'view') return message;
  if (!view) return undefined;
  const { from, point, now } = message;
  if (from.branch !== view.point.branch || from.seq !== view.point.seq) return undefined;
  const { weather: _, scene: shown, ...rest } = view;
  const weather = message.weather === undefined ? view.weather : message.weather;
  const isElsewhere = message.isElsewhere === true;
  const scene = foldScene(shown, { told: message.scene, seq: point.seq, isElsewhere });
  return {
    ...rest,
    point,
    now,
    people: withEntries(view.people, message.people, withPerson),
    props: withEntries(view.props, message.props, withFields),
    places: withEntries(view.places, message.places, withFields),
    ...(typeof weather === 'string' ? { weather } : {}),
    told: toldAfter(view.told, message),
    ...(scene ? { scene } : {}),
  };
}

function toldAfter(
  told: readonly WatchedHappening[],
  { told: added, isElsewhere }: WatchDiff,
): readonly WatchedHappening[] {
  const kept = isElsewhere ? [] : told;
  return added ? [...kept, ...added].slice(-TOLD_KEPT) : kept;
}

function withEntries<T extends object>(
  entries: Readonly<Record<string, T>>,
  changed: ChangedEntries<T> | undefined,
  join: (one: T | undefined, fields: Fields<T>) => T,
): Readonly<Record<string, T>> {
  if (!changed) return entries;
  const next: Record<string, T> = { ...entries };
  for (const [id, fields] of Object.entries(changed)) {
    if (fields === null) delete next[id];
    else next[id] = join(next[id], fields);
  }
  return next;
}

function withFields<T extends object>(one: T | undefined, fields: Fields<T>): T {
  const joined = Object.entries({ ...one, ...fields }).filter(([, value]) => value !== null);
  return Object.fromEntries(joined) as T;
}

/** Needs come line by line; only those that bend are sent. */
function withPerson(one: WatchPerson | undefined, fields: Fields<WatchPerson>): WatchPerson {
  const joined = withFields(one, fields);
  if (!fields.needs || !one?.needs) return joined;
  return { ...joined, needs: withFields(one.needs, fields.needs) };
}
