// Rows for every law: what is asked, and what the world says.
import { aCharacter, aPlace, aProp, aWorld, doAct, doAll, smallWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import type { World } from '../index.ts';

type Row = readonly [act: string, answer: string];

function check(world: World, rows: readonly Row[]): void {
  for (const [act, answer] of rows) {
    const { denial } = doAct(world, act).verdict;
    expect(`${act} → ${denial ? `${denial.reason} ${denial.cause}` : 'allowed'}`).toBe(
      `${act} → ${answer}`,
    );
  }
}

describe('laws', () => {
  it('[L1] an act that names nothing is ambiguous', () => {
    check(smallWorld(), [
      ['take', 'AMBIGUOUS_ACTION not-named'],
      ['give mug', 'AMBIGUOUS_ACTION not-named'],
      ['move', 'AMBIGUOUS_ACTION not-named'],
      ['look', 'allowed'],
      ['sit', 'allowed'],
    ]);
  });

  it('[L2] what is nowhere is missing, and so is what is hidden', () => {
    check(doAll(smallWorld(), 'move - living'), [
      ['take yoghurt', 'MISSING_OBJECT nowhere'],
      ['take coin', 'MISSING_OBJECT nowhere'],
      ['move - garden', 'OUT_OF_SCOPE off-the-map'],
      ['call - nobody', 'OUT_OF_SCOPE nowhere'],
      ['take ayu', 'MISSING_OBJECT nowhere'],
    ]);
  });

  it('[L3] hands reach as far as the room, and a door is on both sides', () => {
    check(smallWorld(), [
      ['take book', 'WRONG_LOCATION elsewhere'],
      ['switch-on tv', 'WRONG_LOCATION elsewhere'],
      ['take mug', 'allowed'],
    ]);
    const below = doAll(smallWorld(), 'open cellar-door', 'move - cellar');
    check(below, [
      ['close cellar-door', 'allowed'],
      ['take mug', 'WRONG_LOCATION elsewhere'],
      ['give mug ayu', 'WRONG_LOCATION elsewhere'],
    ]);
  });

  it('[L4] one gives what one holds and takes what is free', () => {
    const world = doAct(smallWorld(), 'take mug', 'ayu').world;
    check(world, [
      ['take mug', 'NOT_OWNED held-by-other'],
      ['put mug', 'NOT_OWNED held-by-other'],
      ['put apple', 'NOT_OWNED not-held'],
      ['give apple ayu', 'NOT_OWNED not-held'],
      ['throw apple', 'NOT_OWNED not-held'],
      ['take diary', 'NOT_OWNED owned-by-other'],
      ['read diary', 'NOT_OWNED owned-by-other'],
      ['look diary', 'allowed'],
      ['eat apple', 'allowed'],
    ]);
  });

  it('[L5] sleepers and tied hands', () => {
    const people = (status: string) => [aCharacter('yana', 'hall', { status: [{ name: status }] })];
    const hall = {
      places: [aPlace('hall', ['yard']), aPlace('yard', ['hall'])],
      props: [aProp('ball', { place: 'hall' })],
    };
    check(aWorld({ ...hall, characters: people('睡眠中') }), [
      ['take ball', 'INVALID_STATE asleep'],
      ['move - yard', 'INVALID_STATE asleep'],
    ]);
    check(aWorld({ ...hall, characters: people('手を縛られている') }), [
      ['take ball', 'INVALID_STATE bound'],
      ['move - yard', 'allowed'],
      ['look ball', 'allowed'],
    ]);
    check(aWorld({ ...hall, characters: people('起床済み') }), [['take ball', 'allowed']]);
  });

  it('[L6] kinds, affordances, strictness and requirements', () => {
    const world = aWorld({
      places: [aPlace('hall')],
      characters: [aCharacter('yana', 'hall')],
      props: [
        aProp(
          'statue',
          { place: 'hall' },
          { kind: 'seat', strict: true, affordances: [{ verb: 'knock', label: 'tap' }] },
        ),
        aProp(
          'can',
          { place: 'hall' },
          {
            kind: 'food',
            affordances: [{ verb: 'eat', label: 'eat', requires: { holding: ['opener'] } }],
          },
        ),
        aProp('opener', { place: 'hall' }, { kind: 'tool' }),
        aProp(
          'lamp',
          { place: 'hall' },
          { affordances: [{ verb: 'use', label: 'rub', requires: { state: ['clean'] } }] },
        ),
      ],
    });
    check(world, [
      ['sit statue', 'INVALID_STATE not-afforded'],
      ['knock statue', 'allowed'],
      ['eat can', 'INVALID_STATE requirement'],
      ['drink can', 'INVALID_STATE not-afforded'],
      ['use lamp', 'INVALID_STATE requirement'],
    ]);
    check(doAll(world, 'take opener'), [['eat can', 'allowed']]);
  });

  it('[L7] a locked container keeps what is in it', () => {
    check(smallWorld(), [
      ['take letter', 'INVALID_STATE locked'],
      ['read letter', 'INVALID_STATE locked'],
      ['open drawer', 'INVALID_STATE locked'],
      ['search drawer', 'INVALID_STATE locked'],
      ['take milk', 'allowed'],
    ]);
    check(doAll(smallWorld(), 'move - living', 'take small-key', 'move - kitchen'), [
      ['take letter', 'allowed'],
    ]);
  });

  it('[L8] which key fits', () => {
    const keys = (...held: string[]) =>
      aWorld({
        places: [aPlace('hall')],
        characters: [aCharacter('yana', 'hall')],
        props: [
          aProp('chest', { place: 'hall' }, { kind: 'container', state: ['locked'], key: 'gold' }),
          aProp('box', { place: 'hall' }, { kind: 'container', state: ['施錠'], name: '木箱' }),
          ...['gold', 'iron', 'wood'].map((id) =>
            aProp(id, held.includes(id) ? { holder: 'yana' } : { place: 'hall' }, {
              kind: 'key',
              name: id === 'wood' ? '木箱の鍵' : id,
            }),
          ),
        ],
      });
    check(keys('gold'), [
      ['open chest', 'allowed'],
      ['unlock box', 'allowed'],
    ]);
    check(keys('iron'), [
      ['open chest', 'INVALID_STATE locked'],
      ['open box', 'allowed'],
    ]);
    check(keys('gold', 'iron'), [
      ['open box', 'INVALID_STATE locked'],
      ['unlock chest - iron', 'INVALID_STATE wrong-key'],
    ]);
    check(keys('iron', 'wood'), [
      ['open box', 'allowed'],
      ['open chest', 'INVALID_STATE locked'],
    ]);
    check(keys(), [['open box', 'INVALID_STATE locked']]);
  });

  it('[L9] broken, empty, full, and two hands', () => {
    check(smallWorld(), [
      ['switch-on radio', 'INVALID_STATE broken'],
      ['use radio', 'INVALID_STATE broken'],
      ['take fridge', 'INVALID_STATE not-portable'],
    ]);
    check(doAll(smallWorld(), 'take mug', 'take apple'), [
      ['take radio', 'INVALID_STATE hands-full'],
      ['take mug', 'INVALID_STATE already'],
    ]);
    check(doAll(smallWorld(), 'drink milk', 'drink milk'), [
      ['drink milk', 'INVALID_STATE empty'],
      ['pour milk mug', 'INVALID_STATE empty'],
    ]);
    const full = aWorld({
      places: [aPlace('hall')],
      characters: [aCharacter('yana', 'hall')],
      props: [
        aProp('tin', { place: 'hall' }, { kind: 'container', capacity: 1 }),
        aProp('a', { inside: 'tin' }),
        aProp('b', { holder: 'yana' }),
      ],
    });
    check(full, [
      ['put b tin', 'INVALID_STATE full'],
      ['put b', 'allowed'],
    ]);
  });

  it('[L10] exits and doors', () => {
    check(smallWorld(), [
      ['move - living', 'allowed'],
      ['move - cellar', 'INVALID_STATE closed'],
      ['move - kitchen', 'INVALID_STATE already'],
    ]);
    check(doAll(smallWorld(), 'move - living'), [['move - cellar', 'OUT_OF_SCOPE no-exit']]);
    const gate = (holds: boolean) =>
      aWorld({
        places: [aPlace('yard', [{ to: 'tower', via: 'gate', minutes: 1 }]), aPlace('tower')],
        characters: [aCharacter('yana', 'yard')],
        props: [
          aProp(
            'gate',
            { place: 'yard' },
            { kind: 'door', portable: false, state: ['locked'], key: 'k' },
          ),
          aProp('k', holds ? { holder: 'yana' } : { place: 'yard' }, { kind: 'key' }),
        ],
      });
    check(gate(false), [['move - tower', 'INVALID_STATE locked']]);
    check(gate(true), [['move - tower', 'allowed']]);
  });

  it('[L12] existence comes before place, place before owner, owner before state', () => {
    const world = aWorld({
      places: [aPlace('hall', ['attic']), aPlace('attic', ['hall'])],
      characters: [aCharacter('yana', 'hall'), aCharacter('ayu', 'attic')],
      props: [
        aProp('far', { place: 'attic' }, { owner: 'ayu', kind: 'device', state: ['broken'] }),
        aProp('hers', { place: 'hall' }, { owner: 'ayu', kind: 'device', state: ['broken'] }),
      ],
    });
    check(world, [
      ['use nothing', 'MISSING_OBJECT nowhere'],
      ['use far', 'WRONG_LOCATION elsewhere'],
      ['use hers', 'NOT_OWNED owned-by-other'],
    ]);
  });
});
