// What the clock writes into the log: marks of its speed, which change no world, and time up to an act.
import {
  type Command,
  type CommandOf,
  deny,
  type Handler,
  type RulePart,
  STAGE_RULES,
} from '@hakoniwa/stage';
import type { Speed } from './speed.ts';

/** By whose hand the clock's entries come. */
const CLOCK = 'clock';
const TIME = 'time';

/** A mark that the clock runs at another speed from a minute on; the world stays as it is. */
export function speedMark(speed: Speed, moment: number): Command {
  return { type: 'inject', by: CLOCK, text: `${speed} ${moment}` };
}

/** Brings the world to a minute at which no moment falls, because somebody acts in it. */
export function timeTo(moment: number): Command {
  const patch = [{ op: 'replace' as const, path: '/clock/now', value: moment }];
  return { type: 'inject', by: CLOCK, text: TIME, patch };
}

/** The type of a mark's event. */
export const CLOCK_SET = 'clock-set';

const handleInject: Handler<'inject'> = (rules, world, command) => {
  if (command.by !== CLOCK) return STAGE_RULES.handlers?.inject?.(rules, world, command) ?? NOTHING;
  if (command.text !== TIME)
    return { changes: [{ type: CLOCK_SET, patch: [], detail: markOf(command) }] };
  const to = momentOf(command);
  if (to === world.clock.now) return NOTHING;
  if (to === undefined || to < world.clock.now) {
    const denial = deny('INVALID_STATE', { cause: 'time-runs-forward', more: { about: 'clock' } });
    return { denial, changes: [{ type: 'advance-denied', patch: [], denial }] };
  }
  const patch = [{ op: 'replace' as const, path: '/clock/now', value: to }];
  return { changes: [{ type: 'time-passed', patch }] };
};

const NOTHING = { changes: [] };

function markOf({ text }: CommandOf<'inject'>): { speed: string; moment: number } {
  const [speed = '', moment = ''] = text.split(' ');
  return { speed, moment: Number(moment) || 0 };
}

function momentOf({ patch }: CommandOf<'inject'>): number | undefined {
  const [first] = patch ?? [];
  const value = first && 'value' in first ? first.value : undefined;
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** The clock's own entries; every other injection is the Stage's. */
export const CLOCK_RULES: RulePart = { handlers: { inject: handleInject } };
