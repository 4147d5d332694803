// What somebody set out to do: adopted with the walk, one number on arrival, gone when done or given up.
import { documentOf, intentionOf, worldFrom } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { lifeStateOf } from '../moment/life-state.ts';
import { doing, feeling, flat, live, told } from '../test/live.ts';

const EATING = { action: 'eat', target: 'cafe', durationMinutes: 30, goal: 'need:satiety' };
const path = '/characters/yana/intention';
const hungry = () => flat({ place: 'street', needs: feeling({ satiety: 50 }) });
const opsOn = ({ events }: ReturnType<typeof live>) =>
  events.flatMap(({ patch }) =>
    patch.flatMap((one) =>
      one.path.startsWith(path) ? [`${one.op} ${one.path.slice(path.length)}`] : [],
    ),
  );

it('[LF67] a walk to a meal is adopted whole, moves by a number and ends with the meal', () => {
  const run = live(hungry(), { decide: doing(EATING), minutes: 60 });
  expect(opsOn(run)).toEqual(['add ', 'replace /at', 'remove ']);
  const reasons = run.events.filter(({ why }) => why).map(({ type, why }) => [type, why]);
  expect(reasons).toEqual([
    ['walk-started', { goal: 'need:satiety', step: 0 }],
    ['activity-started', { goal: 'need:satiety', step: 1 }],
  ]);
  expect(intentionOf(run.world.characters.get('yana') ?? {})).toBeUndefined();
});

it('[LF67] what follows no goal is remembered as ever, and begun on arrival', () => {
  const { goal: _goal, ...eating } = EATING;
  const run = live(hungry(), { decide: doing(eating), minutes: 30 });
  expect(opsOn(run)).toEqual([]);
  expect(told(run.events)).toContain('activity-started eat');
  expect(run.events.every(({ why }) => why === undefined)).toBe(true);
});

it('[LF67] a walk begun by 0.1 arrives at its plan', () => {
  const out = live(hungry(), { decide: doing(EATING), minutes: 1 }).world;
  const { characters, systems, ...rest } = documentOf(out);
  const { intention: _intention, ...yana } = characters.yana ?? ({} as never);
  const plan = { action: 'eat', minutes: 30, place: 'cafe', reason: 'yana' };
  const life = { ...(lifeStateOf(out, 'yana') as object), plan };
  const old = worldFrom({
    ...{ ...rest, characters: { ...characters, yana }, systems: { ...systems, 'life:yana': life } },
  } as never);
  expect(told(live(old, { decide: doing(EATING), minutes: 10 }).events)).toContain(
    'activity-started eat',
  );
});

it('[LF67] who is broken off on the way gives it up', () => {
  const pressed = flat({ place: 'street', needs: feeling({ satiety: 50, bladder: 10.2 }) });
  const run = live(pressed, { decide: doing(EATING), minutes: 3 });
  expect(told(run.events)).toContain('activity-interrupted move');
  expect(opsOn(run)[1]).toMatch(/^(replace|remove) $/);
});
