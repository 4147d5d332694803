// Begins a talk of two or more: all of them are in it, and what they were doing waits.
import { type Character, MICROPOINTS, MINUTE_MS } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { activityOf, detailOf } from '../moment/activity.ts';
import { start } from '../moment/begin.ts';
import { bodyOperations, type LifeTurn, setLife, setSelf, turnOf } from '../moment/turn.ts';
import { needNow, upToSecond, withRates } from '../needs/line.ts';
import { closesTo } from '../town/doors.ts';
import { affinityTo, companyOf } from './company.ts';
import { askForLine } from './lines.ts';

/** Begins a talk with one of the company, friends at leisure joining in; false when nobody is free. */
export function beginTalk(
  turn: LifeTurn,
  wanted: { with?: string | undefined; reason: string; goal?: string | undefined },
): boolean {
  const action = turn.config.actions.get('talk');
  const company = companyOf(turn);
  const first =
    wanted.with === undefined ? company[0] : company.find(({ id }) => id === wanted.with);
  if (!action || !first) return false;
  const friends = company.filter((one) => one.id !== first.id && joinsIn(turn, one));
  const people = [first, ...friends].slice(0, limits.talkListeners);
  const until = turn.now + action.minutes.default * MINUTE_MS;
  if ((closesTo(turn, turn.self.place) ?? until) < until) return false;
  const turns = turnsFor(turn, people);
  for (const one of people) listen(turn, one.id, until);
  const detail = {
    reason: wanted.reason,
    with: people.map(({ id }) => id as string),
    goal: goalOf(turn, first.id) ?? wanted.reason,
    turns,
  };
  const asked = askForLine(turn, { talk: { ...detail, since: turn.now, until }, index: 0 });
  start(turn, action, { until, goal: wanted.goal, detail: { ...detail, effect: asked } });
  return true;
}

/** Friends who have nothing else in hand join in. */
function joinsIn(turn: LifeTurn, { id, activity }: Character): boolean {
  return LEISURE.has(activity?.action ?? '') && affinityTo(turn, id) >= limits.talkFriends;
}

const LEISURE: ReadonlySet<string> = new Set(['rest', 'idle']);

/** The better the mood of all, the longer the talk. */
function turnsFor({ self, now }: LifeTurn, people: readonly Character[]): number {
  const moods = [self, ...people].map(
    ({ needs }) => needNow(needs, { need: 'mood', now }) / MICROPOINTS,
  );
  const mood = moods.reduce((sum, one) => sum + one, 0) / moods.length;
  return Math.max(2, Math.round((limits.talkTurns * (50 + mood)) / 150));
}

/** What it is about: something left open between them, or what is wished for most. */
function goalOf({ world, self }: LifeTurn, to: string): string | undefined {
  const open = [...world.threads.values()].find(
    ({ owner, toward, closed }) =>
      closed === undefined &&
      ((owner === self.id && toward === to) || (owner === to && toward === self.id)),
  );
  const [wish] = [...self.desires].sort((a, b) => b.weight - a.weight);
  return open?.text ?? wish?.text;
}

/** Somebody is drawn into the talk; what they were doing is put aside for as long as it lasts. */
function listen(turn: LifeTurn, id: string, until: number): void {
  const theirs = turnOf(turn, { world: turn.world, who: { id, now: turn.now } });
  const { activity, needs } = theirs.self;
  if (!activity) return;
  const heard = { action: 'talk', since: turn.now, until: upToSecond(until) + AFTER_MS };
  setSelf(theirs, {
    needs: withRates(needs, { rates: turn.config.decay, now: turn.now }),
    activity: activityOf(heard, { reason: detailOf(activity).reason, host: turn.self.id }),
  });
  setLife(theirs, { paused: activity });
  turn.extra.push(...bodyOperations(theirs));
}

/** The one who began the talk ends it for all; a listener ends it alone only when that did not happen. */
const AFTER_MS = 1_000;
