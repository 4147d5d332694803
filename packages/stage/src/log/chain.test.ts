// The chain: sealing, and every way it can be broken.
import { doAct, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import {
  asSealedEvent,
  commandsBehind,
  documentOf,
  type EventDraft,
  genesisHash,
  genesisHead,
  genesisOf,
  hashEvent,
  headAfter,
  type Json,
  logText,
  parseLog,
  type SealedEvent,
  seal,
  verifyChain,
  verifyLine,
} from '../index.ts';

const first = smallWorld();
const genesis = genesisHead(documentOf(first));

/** Events of one step each: the mug goes up and down. */
function mugEvents(count: number): SealedEvent[] {
  const events: SealedEvent[] = [];
  let world = first;
  for (let i = 0; i < count; i++) {
    const result = doAct(world, i % 2 === 0 ? 'take mug' : 'put mug');
    events.push(...seal(headAfter(genesis, events), result.events));
    world = result.world;
  }
  return events;
}

const events = mugEvents(5);
const draft = doAct(first, 'take mug').events[0] as EventDraft;

it('[G1] seals events in order, each on the hash before it', () => {
  expect(events.map(({ seq, branch, turn }) => [seq, branch, turn])).toEqual([
    [1, 'main', 1],
    [2, 'main', 2],
    [3, 'main', 3],
    [4, 'main', 4],
    [5, 'main', 5],
  ]);
  expect(events[0]?.prev).toBe(genesis.hash);
  expect(events[3]?.prev).toBe(events[2]?.hash);
  expect(verifyChain(events, genesis)).toEqual({ ok: true, head: headAfter(genesis, events) });
});

it('[G1] binds a log to the world it began with, however that one was counted', () => {
  const document = documentOf(first);
  expect(genesisHash({ ...document, seq: 9 })).toBe(genesisHash(document));
  expect(genesisOf({ ...document, seq: 9 })).toEqual(document);
  expect(genesisHash({ ...document, weather: 'rain' })).not.toBe(genesisHash(document));
  const other = genesisHead({ ...document, weather: 'rain' });
  expect(verifyChain(events, other)).toEqual({ ok: false, seq: 1, code: 'PREV_MISMATCH' });
});

it('[G1] keeps the events of one step together', () => {
  const sealed = seal({ branch: 'b', seq: 7, hash: genesis.hash }, [draft, draft, draft]);
  expect(sealed.map(({ seq, turn }) => [seq, turn])).toEqual([
    [8, 8],
    [9, 8],
    [10, 8],
  ]);
  expect(seal(genesis, [])).toEqual([]);
});

it('[G12] a command is written once, on the first event of its step, and found for all of them', () => {
  const sealed = [...events, ...seal(headAfter(genesis, events), [draft, draft, draft])];
  expect(sealed.slice(-3).map(({ command }) => command?.type)).toEqual([
    'act',
    undefined,
    undefined,
  ]);
  const commandOf = commandsBehind(sealed);
  expect(sealed.slice(-3).map((event) => commandOf(event))).toEqual(Array(3).fill(draft.command));
  expect(commandsBehind(sealed.slice(-1))(sealed.at(-1) as SealedEvent)).toBeUndefined();
  expect(verifyChain(sealed, genesis).ok).toBe(true);
});

it('[G12] logs of 0.1 with the command on every event are whole, and a step without any is not', () => {
  const [one, two] = seal(genesis, [draft, draft]) as [SealedEvent, SealedEvent];
  const resealed = ({ prev: _prev, hash: _hash, ...body }: SealedEvent, prev: string) => ({
    ...body,
    prev,
    hash: hashEvent(prev, body),
  });
  const old = resealed({ ...two, command: draft.command }, one.hash);
  expect(verifyChain([one, old], genesis).ok).toBe(true);
  const { command: _command, ...unasked } = one;
  expect(verifyChain([resealed(unasked, genesis.hash)], genesis)).toEqual({
    ...{ ok: false, seq: 1, code: 'BAD_EVENT' },
  });
});

it('[G1] hashes what is said, not the order it is written in', () => {
  const { prev, hash, ...body } = events[0] as SealedEvent;
  const turned = Object.fromEntries(Object.entries(body).reverse());
  expect(hashEvent(prev, turned)).toBe(hash);
  expect(Object.isFrozen(events[0]?.patch[0])).toBe(true);
});

const changed = (index: number, change: object) =>
  events.map((event, i) => (i === index ? { ...event, ...change } : event));

it.each<[string, readonly unknown[], number, string]>([
  ['a changed word', changed(2, { type: 'prop-eaten' }), 3, 'HASH_MISMATCH'],
  ['a changed patch', changed(1, { patch: [] }), 2, 'HASH_MISMATCH'],
  ['a changed command', changed(0, { command: { type: 'dance' } }), 1, 'HASH_MISMATCH'],
  ['a changed turn', changed(3, { turn: 3 }), 4, 'HASH_MISMATCH'],
  ['a turn that is yet to come', changed(3, { turn: 5 }), 4, 'BAD_EVENT'],
  ['a changed hash', changed(4, { hash: '0'.repeat(64) }), 5, 'HASH_MISMATCH'],
  ['a changed link', changed(4, { prev: '0'.repeat(64) }), 5, 'PREV_MISMATCH'],
  ['another branch', changed(1, { branch: 'b' }), 2, 'BRANCH_MISMATCH'],
  ['another number', changed(1, { seq: 7 }), 2, 'SEQ_GAP'],
  ['a missing event', events.toSpliced(2, 1), 3, 'SEQ_GAP'],
  ['a missing beginning', events.slice(1), 1, 'SEQ_GAP'],
  ['an event twice', events.toSpliced(2, 0, events[1] as SealedEvent), 3, 'SEQ_GAP'],
  ['events turned round', events.toReversed(), 1, 'SEQ_GAP'],
  ['a missing field', changed(2, { witnesses: undefined }), 3, 'BAD_EVENT'],
  ['a field too many', changed(2, { extra: 1 }), 3, 'BAD_EVENT'],
  ['a patch that is none', changed(2, { patch: [{ op: 'jump', path: '/x' }] }), 3, 'BAD_EVENT'],
  ['an add of nothing', changed(2, { patch: [{ op: 'add', path: '/x' }] }), 3, 'BAD_EVENT'],
  ['no object', events.with(2, 'event' as never), 3, 'BAD_EVENT'],
  ['nothing', events.with(2, null as never), 3, 'BAD_EVENT'],
])('[G2] refuses %s', (_, chain, seq, code) => {
  expect(verifyChain(chain, genesis)).toEqual({ ok: false, seq, code });
  const text = chain.map((event) => `${JSON.stringify(event)}\n`).join('');
  const parsed = parseLog(text, genesis);
  if (code === 'BRANCH_MISMATCH') expect(parsed).toMatchObject({ ok: false, seq });
  else expect(parsed).toEqual({ ok: false, seq, line: seq, code });
});

it('[G2] follows a line onto other branches, and refuses a step that is missing there', () => {
  const fork = { branch: 'b', seq: 3, hash: events[2]?.hash ?? '' };
  const line = [...events.slice(0, 3), ...seal(fork, [draft]), ...[]];
  expect(verifyLine(line, genesis)).toMatchObject({ ok: true, head: { branch: 'b', seq: 4 } });
  expect(verifyLine(line.toSpliced(2, 1), genesis)).toEqual({ ok: false, seq: 3, code: 'SEQ_GAP' });
});

const AWKWARD: readonly Json[] = [
  'nul \u0000, half \ud800, \u2028',
  JSON.parse('{"__proto__":{"x":1},"constructor":[],"10":1,"9":2}') as Json,
  [[[[[]]]], -0, 1e300, 0.1, null, false],
];

it('[G10] carries anything through JSON and back with the same hash', () => {
  const sealed = seal(
    genesis,
    AWKWARD.map((detail) => ({ ...draft, detail, cause: undefined }) as unknown as EventDraft),
  );
  const text = logText(sealed);
  const parsed = parseLog(`\n${text}\n`, genesis);
  expect(parsed).toMatchObject({ ok: true, head: headAfter(genesis, sealed) });
  if (parsed.ok) expect(parsed.events).toEqual(JSON.parse(JSON.stringify(sealed)));
});

it('[G10] takes no other shape for an event', () => {
  let deep: Json = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(asSealedEvent(events[0])).toBe(events[0]);
  expect(asSealedEvent({ ...events[0], detail: deep })).toBeUndefined();
  for (const other of [undefined, null, 1, [], {}, { ...events[0], seq: 0 }]) {
    expect(asSealedEvent(other)).toBeUndefined();
  }
  expect(parseLog('{"seq":', genesis)).toEqual({ ok: false, seq: 1, line: 1, code: 'BAD_EVENT' });
  expect(parseLog('', genesis)).toEqual({ ok: true, events: [], head: genesis });
});
