// What was put aside for a talk is taken up again, as much later as the talk was long.

import { detailOf } from '../moment/activity.ts';
import { ratesDuring } from '../moment/begin.ts';
import { type LifeTurn, setLife, setSelf } from '../moment/turn.ts';
import { withRates } from '../needs/line.ts';

/** Leaves the talk and goes on; minutes talked are no minutes worked. */
export function resume(turn: LifeTurn): void {
  const { paused } = turn.life;
  const talk = turn.self.activity;
  const action = turn.config.actions.get(paused?.action ?? '');
  if (!paused || !talk || !action) {
    setSelf(turn, { activity: undefined });
    setLife(turn, { paused: null });
    return;
  }
  const gap = turn.now - talk.since;
  const { closesAt = Number.POSITIVE_INFINITY } = detailOf(paused);
  const rates = ratesDuring(turn.config, { action, quality: detailOf(paused).quality });
  setSelf(turn, {
    needs: withRates(turn.self.needs, { rates, now: turn.now }),
    activity: {
      ...paused,
      since: paused.since + gap,
      until: Math.min(paused.until + gap, closesAt),
    },
  });
  setLife(turn, { paused: null });
}
