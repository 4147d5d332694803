// Events as a log keeps them: shorter, and the same when they are read.
import { doAct, smallWorld } from '@hakoniwa/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentOf, genesisHead, type Json, type Patch, seal, verifyLink } from '../index.ts';
import { readPatch, writtenPatch } from '../patch/written-patch.ts';
import { readWrittenEvent, writtenEvent } from './written-event.ts';

const PATCH: Patch = [
  { op: 'add', path: '/a/-', value: { __proto__: null, b: [null, false, 0, ''] } },
  { op: 'replace', path: '', value: '=/not/a/path' },
  { op: 'remove', path: '/a/0' },
  { op: 'test', path: '/a~1b', value: null },
  { op: 'move', path: '/c', from: '/a' },
  { op: 'copy', path: '/d', from: '' },
  { op: 'remove', path: '' },
  { op: 'replace', path: '/characters/alice/place', value: 'hall' },
  { op: 'replace', path: '/characters/alice/needs/mood', value: 1 },
  { op: 'remove', path: '/characters/alice' },
  { op: 'add', path: '/characters/alice/place', value: 'hall' },
  { op: 'add', path: '/characters/alice2/place', value: 'hall' },
  { op: 'remove', path: '/clock/now' },
  { op: 'test', path: '/a//c', value: 1 },
  { op: 'test', path: '/a//d', value: 1 },
  { op: 'test', path: '//x/y', value: 1 },
  { op: 'test', path: '//x/z', value: 1 },
];

it('[G13] every operation is written and read again', () => {
  const written = JSON.parse(JSON.stringify(writtenPatch(PATCH)));
  expect(written.slice(0, 3)).toEqual(['+/a/-', { b: [null, false, 0, ''] }, '=']);
  expect(readPatch(written)).toEqual(PATCH);
  expect(readPatch([])).toEqual([]);
});

it('[G13] an entity is written once', () => {
  const patch: Patch = [
    { op: 'replace', path: '/characters/alice/place', value: 'hall' },
    { op: 'remove', path: '/characters/alice/activity' },
  ];
  expect(writtenPatch(patch)).toEqual(['=/characters/alice/place', 'hall', '-&/activity']);
});

it('[G13] any patch is written and read again', () => {
  const name = fc.constantFrom('', 'a', 'b', 'characters', '&', '~0', '-');
  const path = fc.array(name, { maxLength: 5 }).map((all) => all.map((one) => `/${one}`).join(''));
  const value = fc.jsonValue() as fc.Arbitrary<Json>;
  const operation = fc.oneof(
    fc.record({ op: fc.constantFrom('add', 'replace', 'test'), path, value }),
    fc.record({ op: fc.constant('remove'), path }),
    fc.record({ op: fc.constantFrom('move', 'copy'), path, from: path }),
  ) as fc.Arbitrary<Patch[number]>;
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 8 }), (patch) => {
      const plain = JSON.parse(JSON.stringify(patch));
      expect(readPatch(JSON.parse(JSON.stringify(writtenPatch(plain))))).toEqual(plain);
    }),
  );
});

it.each([[['=/a']], [['!/a', 1]], [[1]], [['']], [['>/a', 1]], [[{ op: 'remove', path: '/a' }]]])(
  '[G13] %j is no patch',
  (written) => {
    expect(readPatch(written)).toBeUndefined();
  },
);

it('[G13] an event read again is the one that was sealed, and is shorter on the way', () => {
  const head = genesisHead(documentOf(smallWorld()));
  const [event] = seal(head, doAct(smallWorld(), 'take mug').events);
  if (!event) throw new Error('something happened');
  const text = JSON.stringify(writtenEvent(event));
  expect(text.length).toBeLessThan(JSON.stringify(event).length - 2 * 64);
  const read = readWrittenEvent(JSON.parse(text), event);
  expect(read).toEqual(event);
  expect(verifyLink(read, head).ok).toBe(true);
});

it('[G13] an event that was kept whole is read as it is', () => {
  const head = genesisHead(documentOf(smallWorld()));
  const [event] = seal(head, doAct(smallWorld(), 'take mug').events);
  const whole = JSON.parse(JSON.stringify(event));
  expect(readWrittenEvent(whole, { prev: 'another', hash: 'another' })).toBe(whole);
  for (const none of [undefined, null, 7, 'text', [1]])
    expect(readWrittenEvent(none, head as never)).toBe(none);
});

const says = [{ act: 'tell', about: { kind: 'deed', of: 'take' } }];
const parts = [{ do: { verb: 'take', object: 'mug' } }, { say: 'One mug.', acts: says }];
const plain = { intent: 'SAY', detail: null, target: null };
const asks = { intent: 'ASK', detail: 'Where?', target: 'ayu' };

/** An event that tells this, after this command. */
function telling(
  detail: Json | undefined,
  command: object = { type: 'perform', actor: 'yana', parts },
) {
  const more = { detail, command } as Partial<ReturnType<typeof sealedOne>>;
  return { ...sealedOne(), ...more };
}

function sealedOne() {
  const world = smallWorld();
  const { events } = doAct(world, 'take mug');
  const [event] = seal(genesisHead(documentOf(world)), events);
  if (!event) throw new Error('something is done');
  return event;
}

const roundTrip = (event: ReturnType<typeof telling>) =>
  readWrittenEvent(JSON.parse(JSON.stringify(writtenEvent(event))), event);

it.each<[string, Json | undefined]>([
  ['words of a part', { speech: 'One mug.', says, intents: [plain] }],
  ['words that do other things than the part', { speech: 'One mug.', says: [{ act: 'ask' }] }],
  ['words of which nothing was read', { speech: 'One mug.' }],
  ['words of nobody’s part', { speech: 'Two mugs.', says, intents: [plain, asks] }],
  ['intents of every sort', { intents: [plain, asks, { ...plain, more: 1 }, 'SAY', null, [1]] }],
  ['no intents', { intents: [] }],
  ['no words at all', { verb: 'take' }],
  ['nothing', undefined],
])('[G13] an event with %s is written and read again', (_, detail) => {
  const event = telling(detail);
  expect(roundTrip(event)).toEqual(JSON.parse(JSON.stringify(event)));
});

it('[G13] words of an answer are written once too', () => {
  const command = { type: 'answer', effect: 'line-1', outcome: 'text', value: { parts } };
  const event = telling({ speech: 'One mug.', says, at: 5 }, command);
  expect(JSON.stringify(writtenEvent(event)).split('One mug.')).toHaveLength(2);
  expect(roundTrip(event)).toEqual(JSON.parse(JSON.stringify(event)));
});

it('[G13] words are written once, and what looks like a short form stays whole', () => {
  const written = JSON.stringify(
    writtenEvent(telling({ speech: 'One mug.', says, intents: [plain] })),
  );
  expect(written.split('One mug.')).toHaveLength(2);
  expect(written).not.toContain('null');
  const like = { ...telling({ speech: 'One mug.', says }), words: 1 };
  expect(roundTrip(like)).toEqual(JSON.parse(JSON.stringify(like)));
});
