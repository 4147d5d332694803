// The borders of what is sent, row by row: who hears of an event, who sees what of whom, what is told in words.
import { lifeConfig } from '@hakoniwa/life';
import type { Audience, SealedEvent } from '@hakoniwa/stage';
import { aCharacter, aProp, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { gardenRules } from '../rules.ts';
import { contentsOf, personFor } from './contents.ts';
import { toldOf } from './told.ts';
import { touchedPeople } from './touched.ts';
import { wireEvent } from './wire-event.ts';

const rules = gardenRules({ life: lifeConfig() });
const line = { micropoints: 5, ratePerMinute: -1, since: 7 };
const world = smallWorld({
  characters: {
    yana: aCharacter('yana', 'kitchen', {
      ...{ money: 40, needs: { fun: line }, posture: 'sitting' },
      status: [{ name: 'tired' }],
      activity: {
        ...{ action: 'read', since: 1, until: 9 },
        detail: { reason: 'bored', path: [['kitchen', 1]], with: ['ayu'] },
      },
    }),
    ayu: aCharacter('ayu', 'kitchen'),
    mio: aCharacter('mio', 'cellar'),
  },
  props: {
    mug: aProp('mug', { place: 'kitchen' }, { state: ['clean'] }),
    key: aProp('key', { holder: 'mio' }),
    box: aProp('box', { place: 'kitchen' }, { kind: 'container', state: ['closed'] }),
    coin: aProp('coin', { inside: 'box' }),
    'cellar-door': aProp('cellar-door', { place: 'kitchen' }, { kind: 'door', state: ['open'] }),
  },
});

const DIRECTOR: Audience = { as: 'director' };
const PUBLIC: Audience = { as: 'public' };
const as = (id: string, how: 'character' | 'player' = 'character') =>
  ({ as: how, id }) as unknown as Audience;

const DENIAL = { reason: 'WRONG_LOCATION', cause: 'elsewhere', about: 'mug' };
const event = {
  ...{ seq: 3, branch: 'main', turn: 2, type: 'prop-taken', at: 8 * 3_600_000, outcome: 'done' },
  ...{ actor: 'yana', place: 'kitchen', target: 'ayu', object: 'mug', hash: 'h', patch: [] },
  ...{ witnesses: ['ayu'], why: { goal: 'company' }, denial: DENIAL },
  ...{ detail: { verb: 'take', speech: 'Mine.' }, cause: 'c', calls: ['one'] },
  command: { type: 'act' },
} as unknown as SealedEvent;

it.each([
  // Who hears it; whether things, reasons and the director's part are told.
  [DIRECTOR, true, true, true, true],
  [PUBLIC, true, false, false, false],
  [as('yana'), true, true, true, false],
  [as('yana', 'player'), true, false, true, false],
  [as('ayu'), true, true, false, false],
  [as('ayu', 'player'), true, false, false, false],
  [as('mio'), false, false, false, false],
])('[GW2] %j hears: %s, of things: %s, why: %s, all: %s', (audience, hears, things, why, all) => {
  const told = wireEvent({ rules, world, audience }, event);
  expect(told !== undefined).toBe(hears);
  expect([told?.object, told?.target]).toEqual(things ? ['mug', 'ayu'] : [undefined, undefined]);
  expect(told && 'denial' in told).toBe(hears ? why : undefined);
  expect(told?.why).toEqual(why ? { goal: 'company' } : undefined);
  expect(told?.reason !== undefined).toBe(hears && why);
  expect(told?.director?.witnesses).toEqual(all ? ['ayu'] : undefined);
  if (!told) return;
  expect(told).toMatchObject({ seq: 3, branch: 'main', turn: 2, at: event.at, outcome: 'done' });
  expect(told).toMatchObject({ actor: 'yana', place: 'kitchen', speech: 'Mine.' });
  expect(told.clock).toMatch(/08:00|8:00/);
  if (all)
    expect(told.director).toMatchObject({
      ...{ hash: 'h', cause: 'c', calls: ['one'], command: { type: 'act' }, patch: [] },
      detail: { verb: 'take' },
    });
});

it('[GW2] what an event does not say is not sent, not even empty', () => {
  const { seq, branch, turn, type, at, outcome, patch, witnesses, hash } = event;
  const bare = { seq, branch, turn, type, at, outcome, patch, witnesses, hash } as SealedEvent;
  const told = wireEvent({ rules, world, audience: DIRECTOR }, bare);
  expect(Object.keys(told ?? {}).sort()).toEqual(
    [...['at', 'branch', 'clock', 'director', 'outcome', 'seq', 'text', 'turn', 'type']].sort(),
  );
  expect(Object.keys(told?.director ?? {}).sort()).toEqual(['hash', 'patch', 'witnesses']);
});

const outside = {
  ...{ name: 'yana', place: 'kitchen', by: 'instinct', posture: 'sitting', status: ['tired'] },
  activity: { action: 'read', since: 1, until: 9, path: [['kitchen', 1]], with: ['ayu'] },
};
const inside = {
  ...{ ...outside, money: 40, needs: { fun: [5, -1, 7] } },
  activity: { ...outside.activity, reason: 'bored' },
};

it.each([
  [DIRECTOR, inside],
  [PUBLIC, outside],
  [as('yana'), inside],
  [as('yana', 'player'), inside],
  [as('ayu'), outside],
])('[GW2] %j sees of somebody what is theirs to see', (audience, person) => {
  expect(personFor(audience, { world, id: 'yana' })).toEqual(person);
  expect(personFor(audience, { world, id: 'nobody' })).toBeUndefined();
});

it('[GW2] of somebody who does and has nothing little is sent', () => {
  const plain = { name: 'ayu', place: 'kitchen', by: 'instinct' };
  expect(personFor(PUBLIC, { world, id: 'ayu' })).toEqual(plain);
  expect(personFor(DIRECTOR, { world, id: 'ayu' })).toEqual({ ...plain, money: 0, needs: {} });
});

it.each([
  [DIRECTOR, 'yana,ayu,mio', 'mug,key,box,coin,cellar-door', 'kitchen,living,cellar'],
  [PUBLIC, 'yana,ayu,mio', 'mug,key,box,cellar-door', 'kitchen,living,cellar'],
  [as('ayu'), 'yana,ayu', 'mug,box,cellar-door', 'kitchen,living,cellar'],
  [as('mio'), 'mio', 'key,cellar-door', 'kitchen,cellar'],
  [as('nobody'), '', '', ''],
])('[GW2] %j sees %s, %s and %s', (audience, people, props, places) => {
  const seen = contentsOf(audience, { ...world, geography: 'local' as never });
  const sorted = (ids: string) => ids.split(',').filter(Boolean).sort();
  expect(Object.keys(seen.people).sort()).toEqual(sorted(people));
  expect(Object.keys(seen.props).sort()).toEqual(sorted(props));
  expect(Object.keys(seen.places).sort()).toEqual(sorted(places));
});

it('[GW2] the ways out of a place are known to who is there or sees all', () => {
  const exits = (audience: Audience, geography: string) =>
    Object.fromEntries(
      Object.entries(contentsOf(audience, { ...world, geography: geography as never }).places).map(
        ([id, place]) => [id, place.exits.length],
      ),
    );
  expect(exits(as('mio'), 'local')).toEqual({ cellar: 1, kitchen: 0 });
  expect(exits(as('mio'), 'known')).toEqual({ cellar: 1, kitchen: 2, living: 1 });
  expect(exits(PUBLIC, 'local')).toEqual({ cellar: 1, kitchen: 2, living: 1 });
});

it('[GW2] things are sent with where they are, and with their state if there is one', () => {
  const { props } = contentsOf(DIRECTOR, world);
  expect(props.mug).toEqual({ name: 'mug', kind: 'thing', place: 'kitchen', state: ['clean'] });
  expect(props.key).toEqual({ name: 'key', kind: 'thing', heldBy: 'mio' });
  expect(props.coin).toEqual({ name: 'coin', kind: 'thing', inside: 'box' });
  expect(contentsOf(DIRECTOR, { ...world, weather: 'rain' as never }).weather).toBe('rain');
  expect(contentsOf(DIRECTOR, { ...world, weather: undefined })).not.toHaveProperty('weather');
});

const happened = (type: string, detail: object) =>
  ({ ...event, type, detail, denial: undefined }) as unknown as SealedEvent;
const frame = { seq: 3, at: event.at, who: 'yana', place: 'kitchen' };
const told = (one: SealedEvent, teller: object = {}) =>
  toldOf({ audience: PUBLIC, ...teller }, { world, event: one });

it.each([
  ['words-said', { speech: 'Hm.' }, [{ kind: 'speech', text: 'Hm.' }]],
  ['words-said', { speech: '' }, []],
  ['words-said', { speech: 4 }, []],
  ['happening-injected', { text: 'It rings.' }, [{ kind: 'happening', text: 'It rings.' }]],
  ['happening-injected', {}, [{ kind: 'happening', text: '' }]],
  ['activity-interrupted', { need: 'fun' }, [{ kind: 'interrupt', text: 'fun' }]],
  ['activity-interrupted', {}, [{ kind: 'interrupt', text: '' }]],
  ['episode-happened', { episode: { text: 'Rain.' } }, [{ kind: 'episode', text: 'Rain.' }]],
  [
    ...['episode-happened', { speech: 'Ah.', episode: { text: 'Rain.', effects: { fun: 3 } } }],
    [
      { kind: 'speech', text: 'Ah.' },
      { kind: 'episode', text: 'Rain.', effects: { fun: 3 } },
    ],
  ],
  ['prop-taken', {}, []],
] as const)('[GW9] %s with %j is told as %j', (type, detail, said) => {
  expect(told(happened(type as string, detail as object))).toEqual(
    (said as readonly object[]).map((one) => ({ ...frame, ...one })),
  );
});

it('[GW9] in a scene an act is told as a line where all are wanted, and words not twice', () => {
  const taken = happened('prop-taken', { verb: 'take' });
  const [one] = told(taken, { rules, isAll: true });
  expect(one).toMatchObject({ ...frame, kind: 'line' });
  expect(one?.text).toContain('mug');
  expect(told(taken, { rules })).toEqual([]);
  expect(told(taken, { isAll: true })).toEqual([]);
  const said = told(happened('words-said', { speech: 'Hm.' }), { rules, isAll: true });
  expect(said.map(({ kind }) => kind)).toEqual(['speech']);
});

it('[GW9] nobody is told what they did not witness', () => {
  const said = happened('words-said', { speech: 'Hm.' });
  const heard = (audience: Audience) => told(said, { audience }).length;
  expect([as('ayu'), as('mio'), as('yana'), DIRECTOR].map(heard)).toEqual([1, 0, 0, 1]);
  const bare = { ...said, actor: undefined, place: undefined } as unknown as SealedEvent;
  expect(told(bare)).toEqual([{ seq: 3, at: event.at, kind: 'speech', text: 'Hm.' }]);
});

it('whom an event touched is read from the paths of its patch', () => {
  const paths = [
    ...['/characters/yana/place', '/characters/ayu', '/props/mug/at', '/characters/a~1b/money'],
    ...['/systems/characters/mio', '/characters/yana/needs/fun'],
  ];
  const patch = paths.map((path) => ({ op: 'replace' as const, path, value: 1 }));
  expect(touchedPeople({ patch })).toEqual(['yana', 'ayu', 'a/b', 'yana']);
});
