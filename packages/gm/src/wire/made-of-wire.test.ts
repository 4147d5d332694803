// What is made of each entry on the wire, field by field: nothing said is lost, and nothing left out is invented.
import { describe, expect, it } from 'vitest';
import { englishLore } from '../language/en/lore.ts';
import { ReadWorld } from './read-world.ts';
import type { WireProp, WorldState } from './schema.ts';

const read = (state: WorldState) =>
  new ReadWorld({ language: 'en', lore: englishLore }).read({ state, speaker: 'Mio' });
const thing = (name: string, one: WireProp = {}) =>
  read({
    locations: { kitchen: { exits: [] } },
    characters: { Mio: { location: 'kitchen' }, Ken: { location: 'kitchen' } },
    props: { [name]: { location: 'kitchen', ...one } },
  }).props.get(name as never);

describe('a thing', () => {
  it('of which nothing is said is a loose thing without states, marks and makings', () => {
    expect(thing('pillow')).toEqual({
      ...{ id: 'pillow', name: 'pillow', aliases: [], kind: 'thing', at: { place: 'kitchen' } },
      ...{ state: [], portable: true, affordances: [] },
    });
  });

  it('has every field that is said', () => {
    const said = {
      ...{ name: 'hat', aliases: ['can'], kind: 'door', state: ['open'], portable: false },
      ...{ owner: 'Ken', key: 'pin', hidden: true, strict: true, uses: 0 },
      yields: ['tea', { name: 'cake' }],
    };
    expect(thing('hat 2', said)).toEqual({
      ...{ id: 'hat 2', name: 'hat', aliases: ['can'], kind: 'door', at: { place: 'kitchen' } },
      ...{ state: ['open'], portable: false, affordances: [], owner: 'Ken', key: 'pin' },
      ...{ hidden: true, strict: true, uses: 0, yields: [{ name: 'tea' }, { name: 'cake' }] },
    });
  });

  it.each([
    ['fridge', { portable: false, capacity: 1_000 }],
    ['stove', { portable: false }],
    ['box', { portable: true, capacity: 1_000 }],
    ['pillow', { portable: true }],
    ['spoon', { portable: true, capacity: 1_000 }],
  ])('called %s is what its name says, until the wire says otherwise', (name, known) => {
    const { portable, capacity } = thing(name) ?? {};
    expect({ portable, ...(capacity === undefined ? {} : { capacity }) }).toEqual(known);
    expect(thing(name, { portable: !known.portable })?.portable).toBe(!known.portable);
  });

  it('of a kind nobody knows is a thing', () => {
    expect(thing('pillow', { kind: 'spaceship' })?.kind).toBe('thing');
  });

  it.each([
    ['open', { verb: 'open', label: 'open' }],
    [' OPEN ', { verb: 'open', label: ' OPEN ' }],
    ['開ける', { verb: 'open', label: '開ける' }],
    ['開ける(要:鍵)', { verb: 'open', label: '開ける', requires: { holding: ['鍵'] } }],
    [
      '開ける（要：鍵、 灯り）',
      { verb: 'open', label: '開ける', requires: { holding: ['鍵', '灯り'] } },
    ],
    [
      'open (needs: lamp, key) ',
      { verb: 'open', label: 'open', requires: { holding: ['lamp', 'key'] } },
    ],
    ['hum (needs: a ・ b)', { verb: 'use', label: 'hum', requires: { holding: ['a', 'b'] } }],
    ['open (needs: )', { verb: 'use', label: 'open (needs: )' }],
    ['open (needs: lamp', { verb: 'use', label: 'open (needs: lamp' }],
    ['open (quietly)', { verb: 'use', label: 'open (quietly)' }],
  ])(
    'that allows %j says by which verb, under which label, and with what in hand',
    (given, made) => {
      expect(thing('box', { affordances: [given] })?.affordances).toEqual([made]);
    },
  );

  it('that allows in the long form keeps its verb as it is', () => {
    const affordances = [{ verb: 'hum', label: 'let it hum' }, { verb: 'open' }];
    expect(thing('box', { affordances })?.affordances).toEqual([
      { verb: 'hum', label: 'let it hum' },
      { verb: 'open', label: 'open' },
    ]);
  });
});

describe('somebody', () => {
  const people = (characters: WorldState['characters'], start = 'hall') =>
    read({
      location: { current: start },
      locations: { hall: { exits: ['yard'] }, yard: { exits: [] } },
      ...(characters ? { characters } : {}),
      props: { pen: { location: 'Ken' } },
    }).characters;

  it('stands where they are said to, also where that is only mentioned, or where all begin', () => {
    const all = people({ Mio: { location: 'yard' }, Ken: {}, Ann: { location: 'moon' } });
    const placeOf = (name: string) => all.get(name as never)?.place;
    expect(['Mio', 'Ken', 'Ann'].map(placeOf)).toEqual(['yard', 'hall', 'moon']);
  });

  it('has the names and states that are said, two hands, and nothing else', () => {
    const ken = people({ Mio: {}, Ken: { aliases: ['K'], status: ['asleep'] } }).get(
      'Ken' as never,
    );
    expect(ken).toMatchObject({
      name: 'Ken',
      aliases: ['K'],
      status: [{ name: 'asleep' }],
      money: 0,
    });
    expect(ken).toMatchObject({ needs: {}, skills: {}, desires: [], hands: 2 });
  });
});

describe('a place', () => {
  const { places, props } = read({
    locations: {
      hall: {
        ...{ description: 'cold', aliases: ['lobby'] },
        exits: ['yard', 'nowhere', { to: 'loft', locked: true }, { to: 'cellar', via: 'hatch' }],
      },
      yard: {},
      loft: {},
      cellar: {},
    },
    characters: { Mio: { location: 'hall' } },
    props: { 'door to the loft': { key: 'pin', aliases: ['the door'] } },
  });

  it('leads where the wire says, through what it says, and never to where there is no place', () => {
    expect(places.get('hall' as never)).toEqual({
      ...{ id: 'hall', name: 'hall', aliases: ['lobby'], description: 'cold' },
      exits: [
        { to: 'yard', minutes: 1 },
        { to: 'loft', minutes: 1, via: 'door to the loft' },
        { to: 'cellar', minutes: 1, via: 'hatch' },
      ],
    });
  });

  it('behind a lock has a locked door with the key the wire gives it', () => {
    expect(props.get('door to the loft' as never)).toMatchObject({
      ...{ kind: 'door', state: ['locked'], key: 'pin', aliases: ['the door'], portable: false },
      at: { place: 'hall' },
    });
  });
});
