// Emergencies: a need below its bar wants relief at once, the most urgent first.
import { MINUTE_MS, textIn } from '@hakoniwa/stage';
import type { LifeAction, LifeConfig } from '../config/life-config.ts';
import { limits } from '../limits.ts';
import { sayings } from '../locale/index.ts';
import { detailOf } from '../moment/activity.ts';
import { type LifeTurn, setLife } from '../moment/turn.ts';
import { FULL, fallsBelow, needNow } from '../needs/line.ts';
import { undertake } from './undertake.ts';

/** The most urgent need below its bar that was not tried in vain just now. */
function urgentNeed(turn: LifeTurn): string | undefined {
  const { config, self, now, life } = turn;
  return config.needs.find(
    (need) =>
      config.cures[need] !== undefined &&
      (life.unmet[need] ?? 0) <= now &&
      needNow(self.needs, { need, now }) < (config.thresholds[need] ?? 0),
  );
}

/** Relieves the most urgent need, if one is below its bar and anything can be done about it. */
export function relieve(turn: LifeTurn): boolean {
  for (let need = urgentNeed(turn); need !== undefined; need = urgentNeed(turn)) {
    const action = turn.config.cures[need] ?? '';
    const reason = textIn(sayings, turn.world.language).emergency(need);
    const durationMinutes = minutesFor(turn, need, turn.config.actions.get(action));
    const decision = { action, reason, goal: `need:${need}`, durationMinutes };
    if (undertake(turn, { decision, emergency: need })) return true;
    const retry = turn.now + limits.retryMinutes * MINUTE_MS;
    setLife(turn, { unmet: { ...turn.life.unmet, [need]: retry } });
  }
  return false;
}

/** Until the need is nearly full again, as far as the action's range goes. */
function minutesFor(
  turn: LifeTurn,
  need: string,
  action: LifeAction | undefined,
): number | undefined {
  const rate = action?.rates[need] ?? 0;
  if (rate <= 0) return undefined;
  return Math.ceil((RELIEVED * FULL - needNow(turn.self.needs, { need, now: turn.now })) / rate);
}

/** The share of a full need at which one has had enough. */
const RELIEVED = 0.9;

/** The need that breaks off what the character is doing now, if one does. */
export function interrupting(turn: LifeTurn): string | undefined {
  const need = urgentNeed(turn);
  return need !== undefined && canInterrupt(turn, need) ? need : undefined;
}

/** The next moment at which a need may break off what the character is doing. */
export function nextInterrupt(turn: LifeTurn): number | undefined {
  const { config, self, now, life } = turn;
  let first: number | undefined;
  for (const need of config.needs) {
    const line = self.needs[need];
    if (!line || config.cures[need] === undefined || !canInterrupt(turn, need)) continue;
    const falls = fallsBelow(line, { bar: config.thresholds[need] ?? 0, now });
    if (falls === undefined) continue;
    const moment = Math.max(falls, life.unmet[need] ?? 0, now + 1_000);
    first = Math.min(moment, first ?? moment);
  }
  return first;
}

/** Not what restores it, and in an emergency only what is more urgent. */
function canInterrupt({ config, self }: LifeTurn, need: string): boolean {
  const { activity } = self;
  if (!activity) return false;
  const action = config.actions.get(activity.action);
  if (action && ((action.rates[need] ?? 0) > 0 || (action.effects[need] ?? 0) > 0)) return false;
  const { emergency } = detailOf(activity);
  return emergency === undefined || rank(config, need) < rank(config, emergency);
}

function rank({ needs }: LifeConfig, need: string): number {
  return needs.indexOf(need);
}
