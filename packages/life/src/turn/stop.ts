// Ends an activity, done or not: needs decay again, work is paid by the minute, partial effects stand.
import { type Character, DAY_MS, type Json, MINUTE_MS, placeId } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { withGains, withRates } from '../needs/line.ts';
import { detailOf } from './activity.ts';
import { episodeAfter } from './episode.ts';
import type { Done } from './life-state.ts';
import { affinityAfter } from './talk.ts';
import { emit, setLife, setSelf, type Turn } from './turn.ts';
import { passedAt } from './walk.ts';

/** The activity is over in time: effects, wage, episode; it counts. */
export function complete(turn: Turn): void {
  const { activity } = turn.self;
  const action = turn.config.actions.get(activity?.action ?? '');
  if (!activity || !action) {
    setSelf(turn, { activity: undefined });
    return;
  }
  const detail = detailOf(activity);
  const paid = end(turn);
  setSelf(turn, { needs: withGains(turn.self.needs, action.effects, turn.now) });
  const fixedPay = typeof action.money === 'number' ? action.money : 0;
  if (fixedPay > 0) setSelf(turn, { money: turn.self.money + fixedPay });
  const listeners = action.id === 'talk' ? affinityAfter(turn, detail) : undefined;
  const episode = episodeAfter(turn, action);
  const minutes = Math.round((turn.now - activity.since) / MINUTE_MS);
  remember(turn, {
    at: activity.since,
    action: action.id,
    place: turn.self.place,
    minutes,
    reason: detail.reason,
    ...(episode ? { episode: episode.text } : {}),
  });
  setLife(turn, { count: turn.life.count + 1 });
  emit(turn, {
    type: 'activity-completed',
    detail: {
      action: action.id,
      minutes,
      reason: detail.reason,
      ...(paid + fixedPay > 0 ? { earned: paid + fixedPay } : {}),
      ...(detail.emergency === undefined ? {} : { emergency: detail.emergency }),
      ...(listeners ? { with: listeners } : {}),
      ...(episode ? { episode: episode as unknown as Json } : {}),
    },
  });
}

/** The activity is broken off by a need. */
export function breakOff(turn: Turn, need: string): void {
  const { activity } = turn.self;
  if (!activity) return;
  const minutes = Math.round((turn.now - activity.since) / MINUTE_MS);
  const paid = end(turn);
  const { action } = activity;
  if (action !== 'move') {
    const { reason } = detailOf(activity);
    remember(turn, { at: activity.since, action, place: turn.self.place, minutes, reason });
  }
  setLife(turn, { plan: null });
  emit(turn, {
    type: 'activity-interrupted',
    detail: { action, minutes, need, ...(paid > 0 ? { earned: paid } : {}) },
  });
}

/** The activity is given up for another by choice; partial effects and wages stand. */
export function stopFor(turn: Turn, action: string): void {
  const { activity } = turn.self;
  if (!activity) return;
  const paid = end(turn);
  setLife(turn, { plan: null });
  emit(turn, {
    type: 'activity-left',
    detail: { action: activity.action, for: action, ...(paid > 0 ? { earned: paid } : {}) },
  });
}

/** Whole minutes and parts of them are paid, rounded down; gives what was earned. */
function end(turn: Turn): number {
  const { activity } = turn.self;
  const wage = activity ? (detailOf(activity).wage ?? 0) : 0;
  const worked = turn.now - (activity?.since ?? turn.now);
  const earned = Math.floor((wage * worked) / (60 * MINUTE_MS));
  setSelf(turn, {
    ...stoodAt(turn),
    activity: undefined,
    needs: withRates(turn.self.needs, turn.config.decay, turn.now),
    money: turn.self.money + earned,
  });
  return earned;
}

/** Who breaks off a walk stands where it had led by then. */
function stoodAt({ world, self, now }: Turn): { place?: Character['place'] } {
  const { activity } = self;
  const path = activity?.action === 'move' ? detailOf(activity).path : undefined;
  const passed = path && activity && passedAt(world, { path, since: activity.since }, now);
  return passed === undefined ? {} : { place: placeId(passed) };
}

/** Today's list begins anew each day. */
function remember(turn: Turn, done: Done): void {
  const { today } = turn.life;
  const day = Math.floor(turn.now / DAY_MS);
  const first = today[0];
  const isStale = first !== undefined && Math.floor(first.at / DAY_MS) < day - 1;
  const isNew = first !== undefined && Math.floor((today.at(-1)?.at ?? 0) / DAY_MS) < day;
  const kept = isStale || isNew ? [] : today;
  setLife(turn, { today: [...kept, done].slice(-limits.todayKept) });
}
