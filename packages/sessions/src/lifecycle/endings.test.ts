// Proposals: made by rule, counted when made, read without side effects, declined twice at most.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newSession,
  openServer,
  type PlaySetup,
  SELF,
  takeChoice,
  takeText,
} from '../../test/play-campaign.ts';

let setup: PlaySetup;
beforeAll(async () => {
  setup = await openServer();
});
afterAll(() => setup.close());

/** A session with its first proposal open: the fragment at the player's feet is found and taken up. */
async function proposed(one = setup) {
  const scene = await newSession(one);
  await takeText(one, scene, '来訪の白石を調べる');
  const turn = await takeText(one, scene, '欠片を手に収める');
  return { scene, id: scene.session.id, turn };
}

it('[C33] a quest that is completed leads to a proposal after that very turn', async () => {
  const { id, turn } = await proposed();
  expect(turn.proposal).toMatchObject({ proposalCount: 1, isMandatory: false, canContinue: true });
  expect(turn.proposal?.triggers).toContain('quest_completed');
  expect(await setup.plays.session(SELF, id)).toMatchObject({
    ...{ sessionStatus: 'ENDING_PROPOSED', endingProposalCount: 1, isActive: true },
  });
});

it('[C35] to read a proposal changes nothing', async () => {
  const { id, turn } = await proposed();
  const [one, two] = [await setup.plays.proposal(SELF, id), await setup.plays.proposal(SELF, id)];
  expect(one).toEqual(turn.proposal);
  expect(two).toEqual(one);
  expect((await setup.plays.session(SELF, id)).endingProposalCount).toBe(1);
  expect((await setup.plays.scene(SELF, id)).proposal).toEqual(one);
});

it('[C39] without an open proposal there is nothing to accept or to decline', async () => {
  const scene = await newSession(setup);
  const { id } = scene.session;
  await expect(setup.plays.accept(SELF, id)).rejects.toMatchObject({ code: 'NO_PROPOSAL' });
  await expect(setup.plays.reject(SELF, id)).rejects.toMatchObject({ code: 'NO_PROPOSAL' });
  expect(await setup.plays.proposal(SELF, id)).toBeNull();
});

it('[C36] the first two can be declined; the third cannot, and nothing changes when it is tried', async () => {
  const { scene, id } = await proposed();
  expect(await setup.plays.reject(SELF, id)).toMatchObject({
    proposalCount: 1,
    canRejectNext: true,
  });
  await expect(setup.plays.reject(SELF, id)).rejects.toMatchObject({ code: 'NO_PROPOSAL' });
  for (const text of ['ギルドへ行く', '小包を取る', '掲示板を読む', '図書館へ行く'])
    await takeText(setup, scene, text);
  const second = await takeText(setup, scene, 'シオリに小包を渡す');
  expect(second.proposal).toMatchObject({ proposalCount: 2, isMandatory: false });
  expect(await setup.plays.reject(SELF, id)).toMatchObject({
    proposalCount: 2,
    canRejectNext: false,
  });
  for (const text of ['シオリに話しかける', '広場へ行く', 'トビに話しかける', 'ギルドへ行く'])
    await takeText(setup, scene, text);
  const third = await takeText(setup, scene, 'ミレイに話しかける');
  expect(third.proposal).toMatchObject({ proposalCount: 3, isMandatory: true, canContinue: false });
  const before = await setup.plays.session(SELF, id);
  await expect(setup.plays.reject(SELF, id)).rejects.toMatchObject({ code: 'ENDING_MANDATORY' });
  await expect(takeText(setup, scene, '広場へ行く')).rejects.toMatchObject({
    code: 'ENDING_MANDATORY',
  });
  expect(await setup.plays.session(SELF, id)).toEqual(before);
  // [C42] Nobody has to be there for the result to be worked out.
  expect(setup.asked).toContain(id);
});

it('[C38] what was declined is not asked again in the next turn', async () => {
  const { scene, id } = await proposed();
  await setup.plays.reject(SELF, id);
  for (const text of ['周りを見渡す', '荷物を確かめる', 'カナタに話しかける'])
    expect((await takeText(setup, scene, text)).proposal).toBeNull();
});

it('[PL9] whoever plays on while an ending is proposed has declined it', async () => {
  const { scene, id } = await proposed();
  expect(await takeText(setup, scene, '周りを見渡す')).toMatchObject({
    success: true,
    proposal: null,
  });
  expect(await setup.plays.session(SELF, id)).toMatchObject({
    sessionStatus: 'ACTIVE',
    endingProposalCount: 1,
  });
  await expect(setup.plays.accept(SELF, id)).rejects.toMatchObject({ code: 'NO_PROPOSAL' });
});

it('[C40] accepted twice, the result has one id and is asked for once', async () => {
  const { id } = await proposed();
  const accepted = await Promise.all([setup.plays.accept(SELF, id), setup.plays.accept(SELF, id)]);
  const [first] = accepted;
  expect(accepted.map(({ resultId }) => resultId)).toEqual([first?.resultId, first?.resultId]);
  expect(await setup.plays.accept(SELF, id)).toMatchObject({ resultId: first?.resultId });
  expect(setup.asked.filter((one) => one === id)).toHaveLength(1);
  expect(await setup.plays.session(SELF, id)).toMatchObject({
    ...{ sessionStatus: 'COMPLETED', isActive: false, resultId: first?.resultId },
  });
});

it('[C40] accepted and declined at once, one of them wins', async () => {
  const { id } = await proposed();
  const { plays } = setup;
  const [accepted, declined] = await Promise.allSettled([
    plays.accept(SELF, id),
    plays.reject(SELF, id),
  ]);
  expect([accepted.status, declined.status].sort()).toEqual(['fulfilled', 'rejected']);
  const { sessionStatus } = await plays.session(SELF, id);
  expect(sessionStatus).toBe(accepted.status === 'fulfilled' ? 'COMPLETED' : 'ACTIVE');
  const times = setup.asked.filter((one) => one === id).length;
  expect(times).toBe(accepted.status === 'fulfilled' ? 1 : 0);
});

it('[PL10] sixty turns of no consequence lead to one proposal by rule, and no second', async () => {
  const scene = await newSession(setup);
  const proposals = [];
  for (let turn = 1; turn <= 60; turn++) {
    const { proposal } = await takeText(setup, scene, '荷物を確かめる', `turn-${turn}`);
    if (!proposal) continue;
    proposals.push([turn, proposal.triggers]);
    await setup.plays.reject(SELF, scene.session.id);
  }
  // The messages reach their number first; that the turns do too is nothing new.
  expect(proposals).toEqual([[50, ['messages']]]);
});

it('[C37] a session of a hundred turns ends, whatever was said before', async () => {
  const scene = await newSession(setup, { scenario: 'short_session' });
  let last = await takeChoice(setup, scene);
  for (let turn = 2; !last.proposal?.isMandatory && turn < 12; turn++) {
    last = await takeText(setup, scene, '荷物を確かめる', `turn-${turn}`);
    if (last.proposal && !last.proposal.isMandatory)
      await setup.plays.reject(SELF, scene.session.id);
  }
  expect(last.proposal).toMatchObject({ isMandatory: true });
  expect(last.turnNumber).toBeLessThanOrEqual(9);
});
