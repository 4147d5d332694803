// Time that jumps: what is written, and that stopping changes nothing.
import {
  allBreaches,
  composeRulebook,
  documentOf,
  parseWorld,
  STAGE_RULES,
  stateHash,
  step,
} from '@hakoniwa/stage';
import { aTown, aTownPlan, forAnySeed } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { doing, flat, live } from '../test/live.ts';
import { nextMoment } from './advance.ts';
import { lifeRules } from './life-rules.ts';

const episodes = [{ id: 'dream', action: 'sleep', text: 'a dream', effects: { mood: 5 } }];
const config = lifeConfig({ schedules: aTownPlan(12), episodes });

it('[LF5] an advance in which no moment falls writes nothing', () => {
  const { world } = live(flat({ place: 'bedroom' }), { decide: doing('sleep'), minutes: 1 });
  const rules = composeRulebook(STAGE_RULES, lifeRules(lifeConfig()));
  const result = step(rules, world, { type: 'advance', to: world.clock.now + 60 * 60_000 });
  expect(result.events).toEqual([]);
  expect(stateHash(result.world)).toBe(stateHash(world));
  expect(nextMoment(world)).toBe(world.clock.now + 480 * 60_000);
});

it('[LF5] time never runs backwards', () => {
  const rules = composeRulebook(STAGE_RULES, lifeRules(lifeConfig()));
  expect(step(rules, flat(), { type: 'advance', to: 0 }).verdict.denial?.cause).toBe(
    'time-runs-forward',
  );
});

it('[LF6] two runs of one seed agree, and other seeds differ', () => {
  const hash = (seed: number) =>
    stateHash(live(aTown({ residents: 12, seed }), { config, minutes: 600 }).world);
  expect(hash(1)).toBe(hash(1));
  expect(hash(1)).not.toBe(hash(2));
});

it('[LF6] a run stopped, saved and resumed at any minute ends in the same hash', () => {
  const town = aTown({ residents: 12 });
  const whole = stateHash(live(town, { config, minutes: 900 }).world);
  forAnySeed(5, (dice) => {
    const first = dice.below(900);
    const half = live(town, { config, minutes: first });
    const saved = parseWorld(JSON.parse(JSON.stringify(documentOf(half.world))));
    const left = (half.end - saved.clock.now) / 60_000 + 900 - first;
    expect(stateHash(live(saved, { config, minutes: left }).world)).toBe(whole);
  });
});

it('[LF7] one long advance makes the same world as many short ones', () => {
  const town = aTown({ residents: 8 });
  const { world, end, events } = live(town, { config, minutes: 300 });
  const rules = composeRulebook(STAGE_RULES, lifeRules(config));
  const long = step(rules, town, { type: 'advance', to: end });
  expect(stateHash(long.world)).toBe(stateHash(world));
  expect(long.events.map(({ type }) => type)).toEqual(events.map(({ type }) => type));
});

it('[LF10] in any town money stays, needs stay within bounds and nobody is lost', () => {
  forAnySeed(6, (dice) => {
    const town = aTown({ residents: 3 + dice.below(8), seed: dice.below(1_000) });
    const { world } = live(town, { config, minutes: 1_440 });
    expect(allBreaches(world)).toEqual([]);
    for (const one of world.characters.values()) {
      expect(one.activity, one.id).toBeDefined();
      expect(one.money).toBeGreaterThanOrEqual(0);
    }
  });
});
