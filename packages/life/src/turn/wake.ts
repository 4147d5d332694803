// One moment of a character: its activity ends, is broken off, or simply goes on.
import { HOUR_MS } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { detailOf } from '../moment/activity.ts';
import { dropAwaited } from '../moment/awaited.ts';
import { begin } from '../moment/begin.ts';
import { emit, endTurn, type LifeTurn, setLife, setSelf } from '../moment/turn.ts';
import { resume } from '../talk/resume.ts';
import { aheadMoment, askAhead } from './ahead.ts';
import { episodeOverdue } from './asked-episode.ts';
import { interrupting, nextInterrupt } from './emergency.ts';
import { forget, plannedIn, stepOn } from './intent.ts';
import { byInstinct, next } from './next.ts';
import { breakOffActivity, complete } from './stop.ts';
import { arrive, tellArrival } from './walk.ts';

/** Runs a character's moment and puts its next one in the queue. */
export function wake(turn: LifeTurn): void {
  if (turn.life.episode !== null) episodeOverdue(turn);
  const { activity } = turn.self;
  if (!activity) next(turn);
  else if (turn.now >= activity.until) finish(turn);
  else {
    if (interrupting(turn) !== undefined && turn.life.paused) leaveTalk(turn);
    const need = interrupting(turn);
    if (need !== undefined) {
      breakOffActivity(turn, need);
      next(turn);
    }
  }
  scheduleNextWake(turn);
}

function finish(turn: LifeTurn): void {
  const action = turn.self.activity?.action;
  if (action === 'thinking') thoughtTooLong(turn);
  else if (action === 'move') endWalk(turn);
  else if (turn.life.paused) leaveTalk(turn);
  else {
    const { plan } = turn.life;
    complete(turn);
    // Who waited for a door to open goes in.
    if (!plan || !begin(turn, plan)) next(turn);
  }
}

/** Somebody drawn into a talk leaves it, and is back at what was put aside. */
function leaveTalk(turn: LifeTurn): void {
  resume(turn);
  emit(turn, { type: 'talk-left', action: 'talk' });
}

function endWalk(turn: LifeTurn): void {
  const { activity } = turn.self;
  if (!activity) return;
  const { path = [], isAuto } = detailOf(activity);
  const plan = plannedIn(turn);
  arrive(turn, path);
  stepOn(turn);
  if (plan && begin(turn, plan)) return;
  forget(turn);
  tellArrival(turn, activity);
  // A walk that was the whole of a decision counts as an action; the town's own push does not.
  const isOwn = !plan && isAuto !== true;
  setLife(turn, { plan: null, count: turn.life.count + (isOwn ? 1 : 0) });
  next(turn);
}

/** The mind outside did not answer in time: instinct decides, and the late answer finds nothing. */
function thoughtTooLong(turn: LifeTurn): void {
  dropThought(turn);
  byInstinct(turn);
}

/** Ends the waiting for a mind outside. */
export function dropThought(turn: LifeTurn): void {
  if (turn.self.activity) dropAwaited(turn, turn.self.activity);
  setSelf(turn, { activity: undefined });
}

/** The next moment: the activity's end, or before it the first need that may break it off, or the time to ask. */
export function scheduleNextWake(turn: LifeTurn): void {
  askAhead(turn);
  const latest = turn.now + limits.wakeHours * HOUR_MS;
  const until = turn.self.activity?.until ?? latest;
  const early = Math.min(nextInterrupt(turn) ?? until, aheadMoment(turn) ?? until);
  endTurn(turn, Math.min(Math.max(until, turn.now), early, latest));
}
