// The rows of a campaign in a backup: what fits, and each way in which it does not.
import { expect, it } from 'vitest';
import { PlayCheck } from './check-play.ts';

const at = '2026-11-15T12:00:00.000Z';
const id = (kind: string, n = 1) => `${kind}-0000000${n}`;
const sheet = { name: id('campaign'), head: 'main', branches: [{ id: 'main', seq: 20 }] };

const character = {
  ...{ row: 'character', id: id('character'), name: 'Aki', pack: 'nexus', scenario: 'first' },
  about: JSON.stringify({ description: '', appearance: '', personality: '' }),
  ...{ language: 'en', seed: 1, garden: id('campaign'), createdAt: at, deletedAt: null },
};
const arc = {
  ...{ row: 'arc', id: id('arc'), characterId: id('character'), arc: 'one', status: 'active' },
  ...{ progress: 0, phase: 1, phases: 3, sessionCount: 1, startedAt: at, completedAt: null },
};
const state = {
  ...{ level: 1, experience: 0, nextLevelAt: 100, hp: 9, maxHp: 9, mp: 9, maxMp: 9, money: 0 },
  ...{ location: { id: 'plaza', name: 'the square' }, present: [], encounter: null },
};
const session = {
  ...{ row: 'session', id: id('session'), characterId: id('character'), number: 1, isFirst: true },
  ...{ status: 'COMPLETED', previousSessionId: null, storyArcId: null, initialPlace: 'plaza' },
  ...{ startSeq: 2, endSeq: 20, messageCount: 2, resultId: id('result') },
  ...{ createdAt: at, updatedAt: at, data: JSON.stringify({ choices: [], state, settled: [] }) },
};
const next = {
  ...{ ...session, id: id('session', 2), number: 2, isFirst: false, status: 'ACTIVE' },
  ...{ previousSessionId: session.id, storyArcId: arc.id, resultId: null, messageCount: 0 },
};
const message = (sequence: number, more = {}) => ({
  ...{ row: 'message', sessionId: session.id, sequence, turnNumber: 1, content: 'Hello' },
  ...{ messageType: 'GM_NARRATIVE', senderType: 'GM', metadata: '{}', createdAt: at, ...more },
});
const event = (number: number, more = {}) => ({
  ...{ row: 'event', sessionId: session.id, number, turnNumber: 1, kind: 'npc.talked' },
  ...{ subject: 'kanata', place: 'plaza', detail: '{}', branch: 'main', seq: 20, at, ...more },
});
const milestone = {
  row: 'milestone',
  ...{ arcId: arc.id, milestone: 'known', sessionId: session.id, reachedAt: at },
};
const update = (more = {}, event = {}) => ({
  ...{ row: 'update', campaign: sheet.name, sessionId: session.id, eventId: 'e1', createdAt: at },
  body: JSON.stringify({
    ...{ campaign: sheet.name, event: { id: 'e1', seq: 3, type: 'session.begun', ...event } },
  }),
  ...more,
});

const WHOLE = [
  ...[character, arc, session, next, message(1), message(2), event(1), event(2)],
  ...[milestone, update()],
];

/** Takes them in order; gives why they were refused. */
function refusal(rows: readonly object[], of: object = { sheet }): string | undefined {
  const check = new PlayCheck({ entry: 'play.jsonl', ...of });
  try {
    for (const row of rows) check.take(row);
    check.finish();
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ fault: 'BAD_PLAY' });
    return (error as { detail: string }).detail;
  }
}

it('takes a whole campaign, and names every id that is made new', () => {
  expect(refusal(WHOLE)).toBeUndefined();
  const check = new PlayCheck({ entry: 'play.jsonl', sheet });
  for (const row of WHOLE) check.take(row);
  expect(check.finish()).toEqual({
    ids: [character.id, arc.id, session.id, 'result-00000001', next.id],
    isLiving: true,
  });
  const alone = new PlayCheck({ entry: 'play.jsonl' });
  alone.take({ ...character, deletedAt: at });
  expect(alone.finish()).toEqual({ ids: [character.id, character.garden], isLiving: false });
});

/** The campaign with one row in place of another. */
const instead = (from: object, ...to: readonly object[]) =>
  WHOLE.flatMap((row) => (row === from ? to : [row]));
const of = (row: object, more: object) => instead(row, { ...row, ...more });
const [, , , , firstMessage, , firstEvent, secondEvent] = WHOLE as [
  ...[object, object, object, object, object, object, object, object],
];
const told = WHOLE.at(-1) ?? {};

it.each([
  ['there is no character', []],
  ['a second character', instead(character, character, character)],
  ['a character of another garden', of(character, { garden: id('campaign', 9) })],
  ['an arc of somebody else', of(arc, { characterId: id('character', 9) })],
  ['a character after a arc', [character, arc, character]],
  ['arc-00000001 twice', instead(arc, arc, arc)],
  ['a session of somebody else', of(session, { characterId: id('character', 9) })],
  ['a session that is first and is not', of(session, { isFirst: false })],
  ['a session that is first and is not', of(next, { isFirst: true })],
  ['sessions out of order', of(next, { number: 1, isFirst: true })],
  ['a session that goes on from none', of(next, { previousSessionId: id('session', 9) })],
  ['a session of no arc', of(next, { storyArcId: id('arc', 9) })],
  ['a span of no log', of(session, { startSeq: 21 })],
  ['a span of no log', of(session, { endSeq: 21 })],
  ['a span of no log', of(next, { startSeq: 21, endSeq: null })],
  ['two sessions under way', of(session, { status: 'ENDING_PROPOSED' })],
  ['session-00000001 twice', of(next, { id: session.id })],
  ['result-00000001 twice', of(next, { resultId: session.resultId })],
  ['session-00000001 has another number of messages', of(session, { messageCount: 3 })],
  ['session-00000002 has another number of messages', of(next, { messageCount: 1 })],
  ['a message of no session', of(firstMessage, { sessionId: id('session', 9) })],
  ['a message is missing', instead(firstMessage)],
  ['an event is missing', instead(firstEvent)],
  ['an event is missing', instead(secondEvent, event(1))],
  ['an event at 21 of no log', of(secondEvent, { seq: 21 })],
  ['an event at 20 of no log', of(secondEvent, { branch: 'other' })],
  ['a milestone of no arc', of(milestone, { arcId: id('arc', 9) })],
  ['news of another campaign', of(told, { campaign: 'another' })],
  ['news of no session', of(told, { sessionId: id('session', 9) })],
  ['news of others', of(told, { eventId: 'e2' })],
  ['news the graph does not take', of(told, update({}, { seq: -1 }))],
])('refuses %s', (why, rows) => {
  expect(refusal(rows)).toBe(why);
});

it('takes what need not be there: sessions without an end, results or news of one', () => {
  for (const rows of [
    of(next, { endSeq: null, startSeq: 20 }),
    of(next, { storyArcId: null, previousSessionId: null }),
    of(session, { resultId: null }),
    of(told, { sessionId: null }),
    of(next, { status: 'COMPLETED' }),
  ])
    expect(refusal(rows)).toBeUndefined();
  expect(refusal([{ ...character, garden: id('campaign', 9) }], {})).toBeUndefined();
  expect(refusal([character, session], {})).toBe('a session without a garden');
});
