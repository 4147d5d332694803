// What a played session leaves in the graph, also when the graph was away all the while.

import {
  GraphUnavailableError,
  graphStatusOf,
  type KnowledgeGraph,
} from '@hakoniwa/database/graph';
import {
  graphMetSchema,
  graphOpenSchema,
  graphPartSchema,
  graphRumoursSchema,
} from '@hakoniwa/protocol/sessions';
import { afterEach, expect, it } from 'vitest';
import {
  openResultSetup,
  type ResultSetup,
  resultOf,
  SELF,
} from '../../../test/result-campaign.ts';

const open: ResultSetup[] = [];
afterEach(async () => {
  for (const setup of open.splice(0)) await setup.close();
});

async function played(graphOf?: (graph: KnowledgeGraph) => KnowledgeGraph) {
  const setup = await openResultSetup({ graphOf });
  open.push(setup);
  const { id: characterId } = await setup.cast.create(SELF, {
    ...{ name: 'アキ', pack: 'nexus', scenario: 'short_session', language: 'ja' as const },
  });
  const sessionId = await playOn(setup, characterId);
  const result = await resultOf(setup, sessionId);
  const { garden } = await setup.plays.character(SELF, characterId);
  return { setup, characterId, sessionId, result, mine: { campaign: garden, characterId } };
}

/** A session to its end, which is accepted. */
async function playOn(setup: ResultSetup, characterId: string): Promise<string> {
  const { session } = await setup.plays.begin(SELF, { characterId });
  const say = (actionText: string) =>
    setup.plays.execute(SELF, { id: session.id, actionText, actionType: 'custom' });
  await say('カナタに話しかける');
  while (!(await setup.plays.proposal(SELF, session.id))) await say('周りを見渡す');
  await setup.plays.accept(SELF, session.id);
  return session.id;
}

const told = (setup: ResultSetup, sessionId: string) =>
  expect.poll(() => graphStatusOf(setup.database.queries, sessionId)).toBe('applied');

it('[C49] knows whom I met and where, what is open and what is told there', async () => {
  const { setup, sessionId, mine, result } = await played();
  await told(setup, sessionId);
  const { graph } = setup;
  const [kanata] = await graph.met(mine);
  expect(kanata).toMatchObject({ npcId: 'kanata', name: 'カナタ', sessions: [1] });
  expect(kanata?.places.map(({ id }) => id)).toEqual(['nexus_entrance']);
  expect(kanata?.affinity).toBe(result.relations.find(({ name }) => name === 'カナタ')?.affinity);
  const plots = await graph.openPlots(mine);
  expect(plots.map(({ text }) => text).sort()).toEqual([...result.unresolvedPlots].sort());
  const rumours = await graph.rumours({ ...mine, placeId: 'nexus_entrance' });
  expect(rumours.some(({ via }) => via.some(({ id }) => id === 'kanata'))).toBe(true);
  const of = { characterId: mine.characterId };
  const whole = await setup.memory.whole(SELF, of);
  expect(graphPartSchema.parse(whole).freshness).toEqual({ pending: 0 });
  expect(new Set(whole.nodes.map(({ label }) => label))).toContain('Session');
  expect(whole.nodes.every(({ name }) => name !== '')).toBe(true);
  expect(graphMetSchema.parse(await setup.memory.met(SELF, of)).people).toMatchObject([
    { name: 'カナタ', places: ['ネクサスの入口'], sessions: [1] },
  ]);
  expect(graphOpenSchema.parse(await setup.memory.open(SELF, of)).plots).toHaveLength(plots.length);
  const heard = graphRumoursSchema.parse(await setup.memory.rumours(SELF, of));
  expect(heard.rumours.some(({ text }) => text.includes('カナタ'))).toBe(true);
  expect((await setup.memory.genealogy(SELF, of)).nodes).toEqual([]);
  await expect(setup.memory.met({ owner: 'other' }, of)).rejects.toMatchObject({
    code: 'UNKNOWN_CHARACTER',
  });
});

it('[C49] names the quests an arc waits for before they are touched', async () => {
  const { setup, characterId } = await played();
  const second = await playOn(setup, characterId);
  await resultOf(setup, second);
  await told(setup, second);
  const { nodes } = await setup.memory.whole(SELF, { characterId });
  expect(nodes.some(({ label }) => label === 'StoryArc')).toBe(true);
  const quests = nodes.filter(({ label }) => label === 'Quest').map(({ name }) => name);
  expect(quests).toContain('街の外へ');
  expect(quests.filter((name) => /^[a-z_]+$/.test(name))).toEqual([]);
});

it('[C48] is away the whole session: the result is there, and the graph complete later', async () => {
  let isAway = true;
  const { setup, sessionId, mine, result } = await played((graph) => ({
    ...graph,
    apply: async (update) => {
      if (isAway) throw new GraphUnavailableError(new Error('away'));
      await graph.apply(update);
    },
  }));
  expect(result.graphUpdates.status).toBe('pending');
  expect(await setup.graph.met(mine)).toEqual([]);
  isAway = false;
  await told(setup, sessionId);
  expect((await resultOf(setup, sessionId)).graphUpdates.status).toBe('applied');
  expect(await setup.graph.met(mine)).toHaveLength(1);
});
