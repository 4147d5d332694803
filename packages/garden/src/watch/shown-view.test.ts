// What somebody is about to do, as the director is shown it: names alone, and nothing of what is not there yet.
import { aCharacter, aPlace, aProp, aWorld, stageRules } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { shownView } from './shown-view.ts';

it('[GW12] a plan is told up to what is still to be made', () => {
  const step = (verb: string, object: string, target?: string) => ({
    do: { verb, object, ...(target === undefined ? {} : { target }) },
  });
  const desires = [{ id: 'cup-1', text: 'To have a cup', term: 'short', weight: 50 }];
  const steps = [step('take', 'mug-1'), step('use', 'maker-1'), step('pour', 'coffee#1', 'mug-1')];
  const intention = { goal: 'desire:cup-1', steps, at: 1, since: 0 };
  const world = aWorld({
    places: [aPlace('den')],
    characters: [aCharacter('yana', 'den', { desires, intention }), aCharacter('ayu', 'den')],
    props: [
      aProp('mug-1', { place: 'den' }, { name: 'mug' }),
      aProp('maker-1', { place: 'den' }, { name: 'coffee maker' }),
    ],
    more: { language: 'en' },
  });
  const { characters } = shownView({ rules: stageRules, audience: { as: 'director' } }, world);
  const aims = characters.map(({ inner }) => inner && 'aim' in inner && inner.aim);
  expect(aims).toContainEqual({ goal: 'To have a cup', steps: ['use the coffee maker', '…'] });
  expect(aims.filter((aim) => aim)).toHaveLength(1);
});
