// What another hand than life's own does to those who live: who is moved, and who is where doors are closed.
import {
  type Character,
  type Command,
  type EventDraft,
  type Operation,
  parsePointer,
  patchWorld,
  peopleAt,
  placeId,
  type Reactor,
  type World,
} from '@hakoniwa/stage';
import { type Activity, activityOf, detailOf, UNBOUND_ACTIVITIES } from '../moment/activity.ts';
import { lifeStateOf } from '../moment/life-state.ts';
import {
  bodyOperations,
  type LifeTurn,
  type LifeTurnParts,
  setLife,
  setSelf,
  turnOf,
} from '../moment/turn.ts';
import { upToSecond } from '../needs/line.ts';
import { closesTo, isShutTo } from '../town/doors.ts';
import { servesUntil } from '../town/search.ts';
import { leaveBehind } from '../turn/stop.ts';
import { UNDERTAKE } from './undertake-verb.ts';

/** After a move or a change of hours from outside: what can no longer be done there ends at once. */
export function byHand(parts: LifeTurnParts): Reactor {
  return {
    name: 'life-by-hand',
    react: (world, event) => {
      if (isOwn(event.command)) return [];
      const { moved, places, things } = handled(world, event);
      const ended = inTurn(world, moved, (now, id) => endedBy(parts, now, id));
      const here = [
        ...places.flatMap((place) => peopleAt(ended.world, placeId(place))),
        ...usersOf(ended.world, things),
      ];
      const ids = new Set(here.map(({ id }) => id as string));
      const sent = inTurn(ended.world, [...ids], (now, id) => sentFrom(parts, now, id));
      return [...ended.patch, ...sent.patch];
    },
  };
}

/** Time, answers and what somebody undertakes are life's own: it ends what it ends itself. */
function isOwn(command: Command): boolean {
  if (command.type === 'act') return command.act.verb === UNDERTAKE;
  return command.type === 'advance' || command.type === 'answer';
}

interface Handled {
  /** Who was put somewhere else, or written anew as a whole. */
  readonly moved: readonly string[];
  /** Places with other facilities, and things that are or were one. */
  readonly places: readonly string[];
  readonly things: ReadonlySet<string>;
}

function handled(world: World, { patch }: EventDraft): Handled {
  const moved = new Set<string>();
  const places = new Set<string>();
  const things = new Set<string>();
  for (const { op, path } of patch) {
    const [table, id = '', field] = parsePointer(path);
    if (table === 'characters' && (field === 'place' || (!field && op !== 'remove'))) moved.add(id);
    if (table === 'places' && (!field || field === 'facility')) places.add(id);
    if (table === 'props' && (!field || field === 'facility' || world.props.get(id)?.facility))
      things.add(id);
  }
  return { moved: [...moved], places: [...places], things };
}

/** Those who do something at one of these things, or will again after a talk. */
function usersOf(world: World, things: ReadonlySet<string>): Character[] {
  if (things.size === 0) return [];
  return [...world.characters.values()].filter((one) => {
    const activity = lifeStateOf(world, one.id)?.paused ?? one.activity;
    return activity !== undefined && things.has(detailOf(activity).spot ?? '');
  });
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

function endedBy(parts: LifeTurnParts, world: World, id: string): Operation[] {
  const turn = livingTurn(parts, world, id);
  if (!turn?.self.activity) return [];
  leaveBehind(turn);
  setLife(turn, { wake: upToSecond(turn.now) });
  return [...bodyOperations(turn), ...turn.extra];
}

/** Where it is closed now one stops at once; where it closes sooner than it did, then. */
function sentFrom(parts: LifeTurnParts, world: World, id: string): Operation[] {
  const turn = livingTurn(parts, world, id);
  const activity = turn?.life.paused ?? turn?.self.activity;
  if (!turn || !activity || UNBOUND_ACTIVITIES.has(activity.action)) return [];
  const closesAt = endsBy(turn, activity);
  // What waits for the end of a talk goes on as much later as that is long.
  const end = turn.life.paused ? (detailOf(activity).closesAt ?? Infinity) : activity.until;
  if (closesAt === undefined || closesAt >= end) return [];
  if (!turn.life.paused && closesAt <= turn.now) return endedBy(parts, world, id);
  const detail = { ...detailOf(activity), closesAt };
  if (turn.life.paused) setLife(turn, { paused: activityOf(activity, detail) });
  else setSelf(turn, { activity: activityOf({ ...activity, until: closesAt }, detail) });
  setLife(turn, { wake: Math.min(turn.life.wake, closesAt) });
  return bodyOperations(turn);
}

/** When the doors close, or the facility that is used does, whichever comes first. */
function endsBy(turn: LifeTurn, activity: Activity): number | undefined {
  const { place } = turn.self;
  const action = turn.config.actions.get(activity.action);
  const doors = isShutTo(turn, place) ? turn.now : closesTo(turn, place);
  const isServed = action !== undefined && action.tags.length > 0;
  const served = isServed
    ? servesUntil(turn, { action, id: detailOf(activity).spot ?? place })
    : undefined;
  return doors === undefined || served === undefined ? (doors ?? served) : Math.min(doors, served);
}

function livingTurn(parts: LifeTurnParts, world: World, id: string): LifeTurn | undefined {
  if (!world.characters.has(id) || !lifeStateOf(world, id)) return undefined;
  return turnOf(parts, { world, who: { id, now: world.clock.now } });
}
