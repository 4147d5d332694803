// Sessions in a server: begun, played and declined, with rows that hold whatever comes at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newSession,
  openServer,
  type PlaySetup,
  SELF,
  takeChoice,
  takeText,
} from '../../test/play-campaign.ts';
import { SP_RULES } from '../rules/story-points.ts';

let setup: PlaySetup;
beforeAll(async () => {
  setup = await openServer();
});
afterAll(() => setup.close());

it('[C9] the first session has the intro, three choices and exactly six quests', async () => {
  const scene = await newSession(setup);
  expect(scene.session).toMatchObject({
    ...{ sessionNumber: 1, isFirstSession: true, sessionStatus: 'ACTIVE', isActive: true },
    ...{ initialLocation: 'nexus_entrance', turnCount: 0, previousSessionId: null },
  });
  expect(scene.choices.map(({ id }) => id)).toEqual([
    ...['explore_city', 'talk_to_people', 'observe_surroundings'],
  ]);
  expect(scene.quests.map(({ status }) => status)).toEqual(Array(6).fill('active'));
  expect(scene.messages.map(({ messageType }) => messageType)).toEqual([
    ...['SYSTEM_EVENT', 'GM_NARRATIVE'],
  ]);
  const free = await takeText(setup, scene, '周りを見渡す');
  expect(free).toMatchObject({ success: true, turnNumber: 1 });
});

it('[C9] the first move is remembered as such, whatever comes after it', async () => {
  const scene = await newSession(setup);
  const moments = async () => {
    const { rows } = await setup.database.pool.query(
      'select first_acted_at as first, last_acted_at as last from hakoniwa.play_sessions where id = $1',
      [scene.session.id],
    );
    return rows[0];
  };
  expect(await moments()).toMatchObject({ first: null });
  await takeText(setup, scene, '周りを見渡す');
  const { first, last } = await moments();
  expect(first).toEqual(last);
  await takeText(setup, scene, '周りを見渡す');
  expect((await moments()).first).toEqual(first);
});

it('[C10] [C17] however often it is begun at once, there is one session, one intro, six quests', async () => {
  const character = await setup.cast.create(SELF, { name: 'フタリ', pack: 'nexus' });
  const begin = () => setup.plays.begin(SELF, { characterId: character.id });
  const scenes = await Promise.all([begin(), begin(), begin()]);
  expect(new Set(scenes.map(({ session }) => session.id)).size).toBe(1);
  const [scene] = scenes;
  if (!scene) throw new Error('nothing began');
  await takeChoice(setup, scene);
  const again = await begin();
  expect(again.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  expect(again.session.turnCount).toBe(1);
  expect(again.quests).toHaveLength(6);
  await setup.cast.remove(SELF, character.id);
});

it('[C12] [C59] a second session has no intro and no new quests; the one that was left is abandoned', async () => {
  const first = await newSession(setup);
  await takeChoice(setup, first);
  const { characterId } = first.session;
  const second = await setup.plays.begin(SELF, { characterId, replace: true });
  expect(second.session).toMatchObject({ sessionNumber: 2, isFirstSession: false });
  expect(second.quests).toHaveLength(6);
  expect(second.messages[0]).toMatchObject({ turnNumber: 0, messageType: 'SYSTEM_EVENT' });
  expect(second.messages[0]?.content).toMatch(/2/);
  expect(JSON.stringify(second.messages)).not.toMatch(/isIntroduction/);
  const left = await setup.plays.session(SELF, first.session.id);
  expect(left).toMatchObject({ sessionStatus: 'ABANDONED', isActive: false, resultId: null });
  expect(setup.asked).not.toContain(first.session.id);
});

it('[C19] an action in a session that is over is refused, and nothing is stored', async () => {
  const scene = await newSession(setup);
  await setup.plays.end(SELF, scene.session.id);
  await expect(takeText(setup, scene, '広場へ行く')).rejects.toMatchObject({
    code: 'SESSION_ENDED',
  });
  await expect(setup.plays.end(SELF, scene.session.id)).rejects.toMatchObject({
    code: 'SESSION_ENDED',
  });
  const { session, messages, choices } = await setup.plays.scene(SELF, scene.session.id);
  expect(session).toMatchObject({ turnCount: 0, sessionStatus: 'ABANDONED' });
  expect(messages.filter(({ senderType }) => senderType === 'PLAYER')).toEqual([]);
  expect(choices).toEqual([]);
});

it('a session is put away when it is over, and not before; once put away it stays where it is until it is brought back', async () => {
  const scene = await newSession(setup);
  const { id } = scene.session;
  const putAway = (isArchived: boolean) => setup.plays.archive(SELF, { id, isArchived });
  for (const isArchived of [true, false])
    await expect(putAway(isArchived)).rejects.toMatchObject({
      ...{ code: 'SESSION_ACTIVE', details: { state: 'ACTIVE' } },
    });
  expect((await setup.plays.session(SELF, id)).archivedAt).toBeNull();
  expect((await setup.plays.end(SELF, id)).archivedAt).toBeNull();
  const { archivedAt } = await putAway(true);
  expect(archivedAt).not.toBeNull();
  expect((await putAway(true)).archivedAt).toBe(archivedAt);
  expect((await setup.plays.session(SELF, id)).archivedAt).toBe(archivedAt);
  expect((await putAway(false)).archivedAt).toBeNull();
  expect(await setup.plays.session(SELF, id)).toMatchObject({ sessionStatus: 'ABANDONED' });
  const foreign = setup.plays.archive({ owner: 'somebody' }, { id, isArchived: true });
  await expect(foreign).rejects.toMatchObject({ code: 'UNKNOWN_SESSION' });
});

it('[C20] action and narrative share the turn, and are read in the order they were written', async () => {
  const scene = await newSession(setup);
  for (const text of ['カナタに話しかける', '周りを見渡す', '荷物を確かめる'])
    await takeText(setup, scene, text);
  const read = () => setup.plays.scene(SELF, scene.session.id);
  const [one, two] = [await read(), await read()];
  expect(one.messages).toEqual(two.messages);
  expect(one.messages.map(({ turnNumber, senderType }) => [turnNumber, senderType])).toEqual([
    ...[
      [0, 'SYSTEM'],
      [0, 'GM'],
      [1, 'PLAYER'],
      [1, 'GM'],
      [2, 'PLAYER'],
      [2, 'GM'],
    ],
    ...[
      [3, 'PLAYER'],
      [3, 'GM'],
    ],
  ]);
});

it('[C21] the same key twice is one turn, one charge and the same answer', async () => {
  const scene = await newSession(setup);
  const turn = {
    id: scene.session.id,
    key: 'once',
    actionText: '周りを見渡す',
    actionType: 'custom',
  } as const;
  const [one, two] = await Promise.all([
    setup.plays.execute(SELF, turn),
    setup.plays.execute(SELF, turn),
  ]);
  expect(two).toEqual(one);
  expect(await setup.plays.execute(SELF, turn)).toEqual(one);
  expect((await setup.plays.session(SELF, turn.id)).turnCount).toBe(1);
  const other = setup.plays.execute(SELF, { ...turn, actionText: '広場へ行く' });
  await expect(other).rejects.toMatchObject({ code: 'KEY_REUSED' });
});

it('[C22] of turns at once one is taken and the others are refused; numbers stay whole', async () => {
  const scene = await newSession(setup);
  const at = (n: number) => takeText(setup, scene, '周りを見渡す', `at-once-${n}`);
  const settled = await Promise.allSettled([at(1), at(2), at(3), at(4)]);
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['TURN_RUNNING']));
  const { session, messages } = await setup.plays.scene(SELF, scene.session.id);
  expect(session.turnCount).toBe(4 - refused.length);
  expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, i) => i + 1));
});

it('[C23] without points a turn is refused with balance and cost, and leaves no trace', async () => {
  const poor = await openServer({ sp: { ...SP_RULES, start: 2, daily: 0 } });
  try {
    const scene = await newSession(poor);
    const refused = takeText(poor, scene, '周りを見渡す');
    await expect(refused).rejects.toMatchObject({
      code: 'SP_SHORT',
      details: { balance: 2, cost: 3 },
    });
    expect(await takeChoice(poor, scene)).toMatchObject({ sp: { balance: 1, cost: 1 } });
    const { entries } = await poor.plays.ledger(SELF, 10);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['choice', -1],
      ['start', 2],
    ]);
    const { turnCount, messageCount } = await poor.plays.session(SELF, scene.session.id);
    expect([turnCount, messageCount]).toEqual([1, 4]);
  } finally {
    await poor.close();
  }
});

it('[C24] what the world refuses is given back, and told with what can be done instead', async () => {
  const scene = await newSession(setup);
  const { balance } = scene.sp;
  const turn = await takeText(setup, scene, 'ドラゴンを倒す');
  expect(turn).toMatchObject({
    success: false,
    sp: { balance, cost: 0 },
    denial: { reason: 'MISSING_OBJECT' },
  });
  expect(turn.choices).toHaveLength(3);
  const { entries } = await setup.plays.ledger(SELF, 2);
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['refund', 3],
    ['custom', -3],
  ]);
});

it('[C26] however many begin at once, there is one wallet with one first gift', async () => {
  const fresh = await openServer({ sp: SP_RULES });
  try {
    const ledgers = await Promise.all([1, 2, 3, 4].map(() => fresh.plays.ledger(SELF, 10)));
    expect(ledgers.at(-1)).toMatchObject({ balance: 50 });
    expect((await fresh.plays.ledger(SELF, 10)).entries).toHaveLength(1);
  } finally {
    await fresh.close();
  }
});

it('[PL8] each day brings its points once, from the second day on', async () => {
  let now = new Date('2026-05-01T10:00:00Z');
  const days = await openServer({ sp: SP_RULES, now: () => now });
  try {
    expect((await days.plays.ledger(SELF, 10)).balance).toBe(50);
    now = new Date('2026-05-02T00:00:01Z');
    expect((await days.plays.ledger(SELF, 10)).balance).toBe(60);
    expect((await days.plays.ledger(SELF, 10)).balance).toBe(60);
  } finally {
    await days.close();
  }
});

it('[C8] deleted characters leave room for others and begin no sessions', async () => {
  const full = await openServer();
  try {
    const create = (name: string) => full.cast.create(SELF, { name, pack: 'nexus' });
    const made = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(create));
    await expect(create('f')).rejects.toMatchObject({ code: 'CHARACTER_LIMIT' });
    const [first] = made;
    if (!first) throw new Error('nobody was made');
    await full.cast.remove(SELF, first.id);
    await expect(full.plays.begin(SELF, { characterId: first.id })).rejects.toMatchObject({
      code: 'UNKNOWN_CHARACTER',
    });
    const sixth = await create('f');
    await expect(full.cast.restore(SELF, first.id)).rejects.toMatchObject({
      code: 'CHARACTER_LIMIT',
    });
    await full.cast.remove(SELF, sixth.id);
    expect(await full.cast.restore(SELF, first.id)).toMatchObject({
      id: first.id,
      deletedAt: null,
    });
  } finally {
    await full.close();
  }
});

it('[C2] somebody else finds nothing: not the session, not its proposal, not its quests', async () => {
  const scene = await newSession(setup);
  const stranger = { owner: 'somebody-else' };
  const { id, characterId } = scene.session;
  const { plays } = setup;
  const tries = [
    () => plays.session(stranger, id),
    () => plays.scene(stranger, id),
    () => plays.execute(stranger, { id, actionText: 'x', actionType: 'custom' }),
    () => plays.proposal(stranger, id),
    () => plays.accept(stranger, id),
    () => plays.reject(stranger, id),
    () => plays.end(stranger, id),
    () => plays.session(SELF, 'session-unknown'),
  ];
  const message = 'there is no such session';
  for (const one of tries)
    await expect(one()).rejects.toMatchObject({ code: 'UNKNOWN_SESSION', message });
  await expect(setup.plays.begin(stranger, { characterId })).rejects.toMatchObject({
    code: 'UNKNOWN_CHARACTER',
  });
});
