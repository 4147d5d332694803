// What guidance may name: what the speaker sees, holds, may go to and whom, and nothing of other rooms.
import type { World } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { ship } from '../../test/a-gm.ts';
import { englishLore } from '../language/en/lore.ts';
import { ReadWorld } from '../wire/read-world.ts';
import { aroundOf } from './around.ts';

const world = (speaker: string): World =>
  new ReadWorld({ language: 'en', lore: englishLore }).read({ state: ship(), speaker });

describe('around somebody', () => {
  it('is their place, what is in it and not in hand, the ways out and the others', () => {
    const { here, ...rest } = aroundOf(world('Mara'), 'Mara');
    expect(rest).toEqual({
      place: 'bridge',
      held: ['spyglass'],
      exits: ['galley', 'brig'],
      people: ['Finn'],
    });
    const inSight = ['chest', 'door to the brig', 'flask', 'lantern', 'log book', 'sea chart'];
    expect(here(99)).toEqual(inSight);
    expect(here(2)).toEqual(inSight.slice(0, 2));
    expect(here(2, (name) => name.startsWith('l'))).toEqual(['lantern', 'log book']);
    expect(here(0)).toEqual([]);
  });

  it('holds nothing in hands that are empty, and never somebody else’s hands', () => {
    const { held, here, people } = aroundOf(world('Finn'), 'Finn');
    expect([held, people]).toEqual([[], ['Mara']]);
    expect(here(99)).not.toContain('rum');
  });

  it('is nothing around nobody', () => {
    const { here, ...rest } = aroundOf(world('Mara'), 'Nobody');
    expect(rest).toEqual({ place: '', held: [], exits: [], people: [] });
    expect(here(99)).toEqual([]);
  });
});
