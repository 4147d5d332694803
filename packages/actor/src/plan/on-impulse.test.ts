// Plans switched off: what fulfils a wish at once is done, nothing is set out for.
import { intentionOf } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, traits } from '../../test/a-context.ts';
import { instinct } from '../minds/instinct/instinct.ts';
import { pursue } from './pursue.ts';
import { withoutPlans } from './without-plans.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => Math.imul(index + 1, 0x9e3779b1) >>> 0);

/** Somebody who would like a drink, which stands in the room or in the next one. */
function thirsty(place: string, more: object = {}) {
  const wants = { done: { verb: 'drink', by: { as: 'self' }, object: 'tea' } };
  return new Lived(
    aWorld({
      places: [aPlace('hall', ['den']), aPlace('den', ['hall'])],
      characters: [
        aCharacter('yana', 'hall', {
          ...traits({ extraversion: 80, openness: 80 }),
          desires: [{ id: 'tea', text: 'tea', term: 'short', weight: 60, wants }],
          ...more,
        }),
      ],
      props: [
        aProp('tea', { place }, { kind: 'drink', portable: true }),
        aProp('lamp', { place: 'hall' }, { kind: 'device', state: ['off'] }),
      ],
      more: { geography: 'known' },
    }),
  );
}

it('[PL7] without plans a wish is followed only where one act fulfils it', () => {
  const near = pursue(withoutPlans(thirsty('hall').context('yana')));
  expect(near).toMatchObject({
    act: { verb: 'drink', object: 'tea' },
    goal: { goal: 'desire:tea' },
  });
  const far = thirsty('den');
  expect(pursue(far.context('yana')).goal).toBeDefined();
  const moods = SEEDS.map((seed) => pursue(withoutPlans(far.context('yana', { seed }))));
  expect(moods.every(({ goal, intends }) => goal === undefined && intends === undefined)).toBe(
    true,
  );
  const acted = moods.filter(({ act }) => act !== undefined).length;
  expect(acted).toBeGreaterThan(SEEDS.length * 0.2);
  expect(acted).toBeLessThan(SEEDS.length * 0.7);
});

it('[PL7] what one had set out to do is let go, and nothing is asked for', () => {
  const steps = [{ do: { verb: 'move', target: 'den' } }, { do: { verb: 'drink', object: 'tea' } }];
  const lived = thirsty('den', { intention: { goal: 'desire:tea', steps, at: 0, since: 0 } });
  expect(intentionOf(lived.context('yana').self.inner ?? {})).toBeDefined();
  expect(instinct(withoutPlans(lived.context('yana')))).toMatchObject({ intends: null });
});
