// Ends an activity, done or not: needs decay again, work is paid by the minute, partial effects stand.
import { type Character, type Json, MINUTE_MS, placeId } from '@hakoniwa/stage';
import { detailOf } from '../moment/activity.ts';
import { dropAwaited } from '../moment/awaited.ts';
import { remembered } from '../moment/remember.ts';
import { emit, type LifeTurn, setLife, setSelf } from '../moment/turn.ts';
import { withGains, withRates } from '../needs/line.ts';
import { breakUpTalk, completeTalk } from '../talk/end-talk.ts';
import { resume } from '../talk/resume.ts';
import { takeAhead } from './ahead.ts';
import { episodeAfter } from './episode.ts';
import { forget } from './intent.ts';
import { passedAt } from './walk.ts';

/** The activity is over in time: effects, wage, episode; it counts. */
export function complete(turn: LifeTurn): void {
  const { activity } = turn.self;
  const action = turn.config.actions.get(activity?.action ?? '');
  if (!activity || !action) {
    setSelf(turn, { activity: undefined });
    return;
  }
  const detail = detailOf(activity);
  const paid = end(turn);
  // Who waited for a door to open still means to go in.
  if (!turn.life.plan) forget(turn);
  setSelf(turn, { needs: withGains(turn.self.needs, { gains: action.effects, now: turn.now }) });
  const fixedPay = typeof action.money === 'number' ? action.money : 0;
  if (fixedPay > 0) setSelf(turn, { money: turn.self.money + fixedPay });
  const listeners = action.id === 'talk' ? completeTalk(turn, activity) : undefined;
  const episode = episodeAfter(turn, action);
  const minutes = Math.round((turn.now - activity.since) / MINUTE_MS);
  const today = remembered(turn, {
    at: activity.since,
    action: action.id,
    place: turn.self.place,
    minutes,
    reason: detail.reason,
    ...(episode ? { episode: episode.text } : {}),
  });
  setLife(turn, { today, count: turn.life.count + 1 });
  emit(turn, {
    type: 'activity-completed',
    isFollowed: true,
    action: action.id,
    detail: {
      ...(detail.closesAt !== undefined && detail.closesAt <= turn.now ? { closed: true } : {}),
      ...(paid + fixedPay > 0 ? { earned: paid + fixedPay } : {}),
      ...(detail.emergency === undefined ? {} : { emergency: detail.emergency }),
      ...(episode ? { episode: episode as unknown as Json } : {}),
      minutes,
      reason: detail.reason,
      ...(listeners ? { with: listeners } : {}),
    },
  });
}

/** The activity is broken off by a need. */
export function breakOffActivity(turn: LifeTurn, need: string): void {
  const { activity } = turn.self;
  if (!activity) return;
  const minutes = Math.round((turn.now - activity.since) / MINUTE_MS);
  const { action } = activity;
  if (action === 'talk') breakUpTalk(turn, activity);
  const paid = end(turn);
  if (action !== 'move') {
    const { reason } = detailOf(activity);
    const done = { at: activity.since, action, place: turn.self.place, minutes, reason };
    setLife(turn, { today: remembered(turn, done) });
  }
  setLife(turn, { plan: null });
  forget(turn);
  emit(turn, {
    type: 'activity-interrupted',
    isFollowed: true,
    action,
    detail: { ...(paid > 0 ? { earned: paid } : {}), minutes, need },
  });
}

/** The activity is given up for another by choice; partial effects and wages stand. */
export function stopFor(turn: LifeTurn, action: string): void {
  const { activity } = turn.self;
  if (!activity) return;
  takeAhead(turn);
  if (activity.action === 'talk') breakUpTalk(turn, activity);
  const paid = end(turn);
  setLife(turn, { plan: null });
  forget(turn);
  emit(turn, {
    type: 'activity-left',
    isFollowed: true,
    action: activity.action,
    detail: { ...(paid > 0 ? { earned: paid } : {}), for: action },
  });
}

/** Somebody was taken elsewhere by another hand: what they did, or their walk, ends; what was gained stands. */
export function leaveBehind(turn: LifeTurn): void {
  takeAhead(turn);
  if (turn.life.paused) resume(turn);
  const { activity } = turn.self;
  if (activity?.action === 'talk') breakUpTalk(turn, activity);
  end(turn, {});
  setLife(turn, { plan: null });
  forget(turn);
}

/** Whole minutes and parts of them are paid, rounded down; gives what was earned. */
function end(turn: LifeTurn, stands: { place?: Character['place'] } = stoodAt(turn)): number {
  const { activity } = turn.self;
  if (activity?.action === 'thinking') dropAwaited(turn, activity);
  const wage = activity ? (detailOf(activity).wage ?? 0) : 0;
  const worked = turn.now - (activity?.since ?? turn.now);
  const earned = Math.floor((wage * worked) / (60 * MINUTE_MS));
  setSelf(turn, {
    ...stands,
    ...awake(turn),
    activity: undefined,
    needs: withRates(turn.self.needs, { rates: turn.config.decay, now: turn.now }),
    money: turn.self.money + earned,
  });
  return earned;
}

/** Without the status the activity brought: who slept is awake. */
function awake({ config, self }: LifeTurn): { status?: Character['status'] } {
  const status = config.actions.get(self.activity?.action ?? '')?.status;
  if (status === undefined) return {};
  return { status: self.status.filter(({ name }) => name !== status) };
}

/** Who breaks off a walk stands where it had led by then. */
function stoodAt({ world, self, now }: LifeTurn): { place?: Character['place'] } {
  const { activity } = self;
  const path = activity?.action === 'move' ? detailOf(activity).path : undefined;
  const passed =
    path && activity && passedAt(world, { walk: { path, since: activity.since }, now });
  return passed === undefined ? {} : { place: placeId(passed) };
}
