// Day plans: what is due at which moment, what comes next, on which day of the week.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hakoniwa/stage';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { dayPlanAt } from './day-plan.ts';

const config = lifeConfig();
const REST = config.actions.get('rest')?.minutes ?? { min: 0, max: 0, default: 0 };
const start = '2026-04-01';

interface Entry {
  readonly at: string;
  readonly action: string;
  readonly minutes?: number;
  readonly days?: number[];
}

const moment = (clock: string, day = 10) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return day * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
};

function plan(entries: readonly Entry[], clock: string, begun: readonly string[] = []) {
  const now = moment(clock);
  const today = begun.map((at) => ({
    ...{ at: moment(at), action: 'rest', place: 'home', minutes: 5, reason: '' },
  }));
  return dayPlanAt({ config, entries, start, now, today });
}

const rest = (at: string, minutes?: number): Entry => ({
  ...{ at, action: 'rest', ...(minutes === undefined ? {} : { minutes }) },
});

it.each([
  // Entries, the hour, what was begun: until when it is due, when the next one begins.
  [[], '12:00', [], undefined, undefined],
  [[rest('12:00', 60)], '11:59', [], undefined, '12:00'],
  [[rest('12:00', 60)], '12:00', [], '13:00', '36:00'],
  [[rest('12:00', 60)], '12:30', ['12:00'], '13:00', '36:00'],
  [[rest('12:00', 60)], '13:30', [], undefined, '36:00'],
  [[rest('23:00', 180)], '01:00', [], '02:00', '23:00'],
  [[rest('10:00', 300), rest('12:00', 60)], '12:10', ['10:00'], '13:00', '34:00'],
  [[rest('12:00', 60), rest('10:00', 300)], '12:10', ['10:00'], '13:00', '34:00'],
  [[rest('10:00', 60), rest('18:00', 60), rest('14:00', 60)], '12:00', [], undefined, '14:00'],
] as const)(
  '[LF19] of %j at %s, begun %j: due until %s, next %s',
  (entries, at, begun, until, next) => {
    const found = plan(entries, at, begun);
    expect(found.due?.until).toBe(until === undefined ? undefined : moment(until));
    expect(found.next?.at).toBe(next === undefined ? undefined : moment(next));
  },
);

it('[LF19] what is left must be worth it, or it is begun late, within the hour', () => {
  const short = [rest('12:00', REST.min)];
  expect(plan(short, '12:01', ['12:00']).due).toBeUndefined();
  expect(plan(short, '12:01').due?.until).toBe(moment('12:01') + REST.min * MINUTE_MS);
  expect(plan(short, '12:59').due?.until).toBe(moment('12:59') + REST.min * MINUTE_MS);
  expect(plan(short, '13:00').due).toBeUndefined();
  // What was begun before its hour was another time.
  expect(plan(short, '12:30', ['11:59']).due).toBeDefined();
  expect(plan([rest('12:00')], '12:00').due?.until).toBe(
    moment('12:00') + REST.default * MINUTE_MS,
  );
});

it('[LF19] what nobody can do is never due, though it comes next', () => {
  const found = plan([{ at: '12:00', action: 'fly', minutes: 60 }], '12:10');
  expect([found.due, found.next?.at]).toEqual([undefined, moment('36:00')]);
});

it('[LF19] an entry with days is due on those days of the week alone', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
      fc.nat(800),
      fc.nat(6),
      (date, days, weekday) => {
        const from = date.toISOString().slice(0, 10);
        const entries = [{ ...rest('12:00', 60), days: [weekday] }];
        const now = moment('12:00', days);
        const { due } = dayPlanAt({ config, entries, start: from, now, today: [] });
        const then = new Date(Date.parse(`${from}T00:00:00Z`) + days * DAY_MS);
        expect(due !== undefined).toBe(then.getUTCDay() === weekday);
      },
    ),
  );
});
