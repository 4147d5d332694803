// What another hand than life's own does to those who live: who is moved, and who is where doors are closed.
import {
  type Command,
  type EventDraft,
  type Operation,
  type Patch,
  parsePointer,
  patchWorld,
  peopleAt,
  placeId,
  type Reactor,
  type World,
} from '@hakoniwa/stage';
import { upToSecond } from '../needs/line.ts';
import { closesTo, isShutTo } from '../town/doors.ts';
import { activityOf, detailOf } from '../turn/activity.ts';
import { lifeStateOf } from '../turn/life-state.ts';
import { leaveBehind } from '../turn/stop.ts';
import {
  bodyOperations,
  type LifeParts,
  setLife,
  setSelf,
  type Turn,
  turnOf,
} from '../turn/turn.ts';
import { UNDERTAKE } from './undertake-verb.ts';

/** After a move or a change of hours from outside: what can no longer be done there ends at once. */
export function byHand(parts: LifeParts): Reactor {
  return {
    name: 'life-by-hand',
    react: (world, event) => {
      if (isOwn(event.command)) return [];
      const { moved, changed } = handled(event);
      const ended = inTurn(world, moved, (now, id) => endedBy(parts, now, id));
      const here = changed.flatMap((place) => peopleAt(ended.world, placeId(place)));
      const sent = inTurn(
        ended.world,
        here.map(({ id }) => id),
        (now, id) => sentFrom(parts, now, id),
      );
      return [...ended.patch, ...sent.patch];
    },
  };
}

/** Time, answers and what somebody undertakes are life's own: it ends what it ends itself. */
function isOwn(command: Command): boolean {
  if (command.type === 'act') return command.act.verb === UNDERTAKE;
  return command.type === 'advance' || command.type === 'answer';
}

/** Who was put somewhere else, and which places have other facilities. */
function handled({ patch, inverse }: EventDraft): { moved: string[]; changed: string[] } {
  const moved = new Set<string>();
  const changed = new Set<string>();
  for (const { path } of patch) {
    const [table, id = '', field] = parsePointer(path);
    if (table === 'characters' && (field === 'place' || (!field && isElsewhere(path, inverse))))
      moved.add(id);
    if (table === 'places' && (!field || field === 'facility')) changed.add(id);
  }
  return { moved: [...moved], changed: [...changed] };
}

/** A whole character was written anew: who was there before is looked at as if they had been moved. */
function isElsewhere(path: string, inverse: Patch): boolean {
  return inverse.some((one) => one.path === path && one.op === 'replace');
}

/** One after another, each in the world the one before left: two may be in one talk. */
function inTurn(
  world: World,
  ids: readonly string[],
  change: (world: World, id: string) => Operation[],
): { world: World; patch: Operation[] } {
  let now = world;
  const patch: Operation[] = [];
  for (const id of ids) {
    const operations = change(now, id);
    if (operations.length === 0) continue;
    now = patchWorld(now, operations).world;
    patch.push(...operations);
  }
  return { world: now, patch };
}

function endedBy(parts: LifeParts, world: World, id: string): Operation[] {
  const turn = livingTurn(parts, world, id);
  if (!turn?.self.activity) return [];
  leaveBehind(turn);
  setLife(turn, { wake: upToSecond(turn.now) });
  return [...bodyOperations(turn), ...turn.extra];
}

/** Where it is closed now one stops at once; where it closes sooner than it did, then. */
function sentFrom(parts: LifeParts, world: World, id: string): Operation[] {
  const turn = livingTurn(parts, world, id);
  const activity = turn?.self.activity;
  if (!turn || !activity || UNBOUND.has(activity.action)) return [];
  if (isShutTo(turn, turn.self.place)) return endedBy(parts, world, id);
  const closesAt = closesTo(turn, turn.self.place);
  if (closesAt === undefined || closesAt >= activity.until) return [];
  const detail = { ...detailOf(activity), closesAt };
  setSelf(turn, { activity: activityOf({ ...activity, until: closesAt }, detail) });
  setLife(turn, { wake: Math.min(turn.life.wake, closesAt) });
  return bodyOperations(turn);
}

/** Walkers are no longer there; a thought or a few words are not cut short. */
const UNBOUND: ReadonlySet<string> = new Set(['move', 'thinking', 'talk']);

function livingTurn(parts: LifeParts, world: World, id: string): Turn | undefined {
  if (!world.characters.has(id) || !lifeStateOf(world, id)) return undefined;
  return turnOf(parts, world, { id, now: world.clock.now });
}
