// What becomes of the world when an act is allowed.
import { aCharacter, aPlace, aProp, aWorld, doAct, doAll, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { allBreaches, needAt } from '../index.ts';

it('[S1] things move and stay themselves', () => {
  const taken = doAll(smallWorld(), 'take mug');
  expect(taken.props.get('mug')).toEqual({
    ...smallWorld().props.get('mug'),
    at: { holder: 'yana' },
  });
  expect(doAll(taken, 'put mug fridge').props.get('mug')?.at).toEqual({ inside: 'fridge' });
  expect(doAll(taken, 'put mug').props.get('mug')?.at).toEqual({ place: 'kitchen' });
  expect(doAll(taken, 'give mug ayu').props.get('mug')?.at).toEqual({ holder: 'ayu' });
  expect(doAll(taken, 'throw mug').props.get('mug')?.at).toEqual({ place: 'kitchen' });
});

it('[S2] using implies picking up, opening and switching do not', () => {
  expect(doAll(smallWorld(), 'move - living', 'read book').props.get('book')?.at).toEqual({
    holder: 'yana',
  });
  expect(doAll(smallWorld(), 'open fridge').props.get('fridge')).toMatchObject({
    at: { place: 'kitchen' },
    state: ['open'],
  });
  expect(doAll(smallWorld(), 'switch-on maker').props.get('maker')?.at).toEqual({
    place: 'kitchen',
  });
  const full = doAll(smallWorld(), 'take mug', 'take radio', 'move - living', 'read book');
  expect(full.props.get('book')?.at).toEqual({ place: 'living' });
  expect(doAll(smallWorld(), 'take milk').props.get('fridge')?.state).toEqual(['open']);
});

it('[S3] food is used up and feeds', () => {
  const hungry = aWorld({
    places: [aPlace('hall')],
    characters: [
      aCharacter('yana', 'hall', {
        needs: { satiety: { micropoints: 50_000_000, ratePerMinute: -100_000, since: 0 } },
      }),
    ],
    props: [aProp('bun', { place: 'hall' }, { kind: 'food' })],
  });
  const fed = doAll(hungry, 'eat bun');
  expect(fed.props.has('bun')).toBe(false);
  const need = fed.characters.get('yana')?.needs.satiety;
  expect(need && needAt(need, fed.clock.now) / 1_000_000).toBe(50 - 48 + 20);
  const twice = doAll(smallWorld(), 'drink milk', 'drink milk');
  expect(twice.props.get('milk')).toMatchObject({ uses: 0, state: ['empty'] });
});

it('[S4] the pack decides what its affordances do', () => {
  const world = aWorld({
    places: [aPlace('hall')],
    characters: [aCharacter('yana', 'hall')],
    props: [
      aProp(
        'bell',
        { place: 'hall' },
        {
          portable: false,
          affordances: [
            {
              verb: 'use',
              label: 'ring',
              outcomes: [
                { do: 'state', add: ['rung'] },
                { do: 'happen', text: 'A bell rings.' },
                { do: 'flag', name: 'rung', value: true },
                { do: 'status', name: 'alert', level: 2 },
                { do: 'reveal', prop: 'imp' },
                { do: 'yield', thing: { name: 'note' }, to: 'hand' },
              ],
            },
          ],
        },
      ),
      aProp('imp', { place: 'hall' }, { hidden: true }),
    ],
  });
  const after = doAll(world, 'use bell');
  expect(after.props.get('bell')?.state).toEqual(['rung']);
  expect([...after.happenings.values()].map(({ text }) => text)).toEqual(['A bell rings.']);
  expect(after.flags.get('rung')).toBe(true);
  expect(after.characters.get('yana')?.status).toEqual([{ name: 'alert', level: 2 }]);
  expect(after.props.get('imp')?.hidden).toBe(false);
  expect(after.props.get('note')?.at).toEqual({ holder: 'yana' });
  expect(allBreaches(after)).toEqual([]);
});

it('[S5] a machine yields what it names', () => {
  const brewed = doAll(smallWorld(), 'use maker');
  expect(brewed.props.get('coffee')).toMatchObject({ kind: 'drink', at: { place: 'kitchen' } });
  expect(doAll(brewed, 'use maker').props.get('coffee#2')?.name).toBe('coffee');
  expect(doAct(smallWorld(), 'drink coffee').verdict.denial?.reason).toBe('MISSING_OBJECT');
});

it('[S7] what is broken does not work, but for the way in which a pack has it mended', () => {
  const clock = (outcomes: readonly object[]) =>
    aWorld({
      places: [aPlace('hall')],
      characters: [aCharacter('yana', 'hall')],
      props: [
        aProp(
          'clock',
          { place: 'hall' },
          {
            ...{ portable: false, state: ['broken'] },
            affordances: [{ verb: 'use', label: 'repair', outcomes } as never],
          },
        ),
      ],
    });
  const mended = [{ do: 'state', remove: ['broken'] }];
  expect(doAll(clock(mended), 'use clock').props.get('clock')?.state).toEqual([]);
  const rung = [{ do: 'happen', text: 'It strikes.' }];
  expect(doAct(clock(rung), 'use clock').verdict.denial?.cause).toBe('broken');
});

it('[S6] searching finds the hidden', () => {
  const found = doAll(smallWorld(), 'move - living', 'search sofa');
  expect(found.props.get('coin')?.hidden).toBe(false);
  expect(doAll(found, 'take coin').props.get('coin')?.at).toEqual({ holder: 'yana' });
});
