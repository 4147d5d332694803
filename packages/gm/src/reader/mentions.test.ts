// Names in a sentence: the longest at each place, and of very many the first.

import { type Json, patchWorld } from '@hakoniwa/stage';
import { aProp, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { mentionsIn } from './mentions.ts';

const world = patchWorld(smallWorld(), [
  {
    op: 'add',
    path: '/props/cup',
    value: aProp('cup', { place: 'kitchen' }, { name: 'mug of Ayu' }) as Json,
  },
]).world;

it('[RD5] names are found at every place, none inside a longer one', () => {
  const found = mentionsIn(world, 'the mug of ayu, the mug and ayu in the living, mugs apart');
  expect(found.map(({ word }) => word)).toEqual(['mug of ayu', 'mug', 'ayu', 'living']);
  expect(found[0]).toMatchObject({ name: 'mug of Ayu', props: ['cup'], start: 4 });
  expect(found[2]).toMatchObject({ people: ['ayu'], props: [] });
});

it('[RD6] of names without end only the first count', () => {
  const found = mentionsIn(world, 'mug, apple, '.repeat(600));
  expect(found).toHaveLength(limits.mentions);
  expect(found.slice(0, 2).map(({ props }) => props)).toEqual([['mug'], ['apple']]);
});
