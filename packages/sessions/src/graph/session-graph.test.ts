// What a played session leaves in the graph, also when the graph was away all the while.
import {
  graphMetSchema,
  graphOpenSchema,
  graphPartSchema,
  graphRumoursSchema,
} from '@hakoniwa/protocol/sessions';
import { GraphUnavailableError, graphStatusOf, type KnowledgeGraph } from '@hakoniwa/store/graph';
import { afterEach, expect, it } from 'vitest';
import {
  openResultHouse,
  type ResultHouseScene,
  resultOf,
  SELF,
} from '../../test/result-campaign.ts';

const open: ResultHouseScene[] = [];
afterEach(async () => {
  for (const house of open.splice(0)) await house.close();
});

async function played(graphOf?: (graph: KnowledgeGraph) => KnowledgeGraph) {
  const house = await openResultHouse({ graphOf });
  open.push(house);
  const { id: characterId } = await house.cast.create(SELF, {
    ...{ name: 'アキ', pack: 'nexus', scenario: 'short_session', language: 'ja' as const },
  });
  const sessionId = await playOn(house, characterId);
  const result = await resultOf(house, sessionId);
  const { garden } = await house.plays.character(SELF, characterId);
  return { house, characterId, sessionId, result, mine: { campaign: garden, characterId } };
}

/** A session to its end, which is accepted. */
async function playOn(house: ResultHouseScene, characterId: string): Promise<string> {
  const { session } = await house.plays.begin(SELF, { characterId });
  const say = (actionText: string) =>
    house.plays.execute(SELF, { id: session.id, actionText, actionType: 'custom' });
  await say('カナタに話しかける');
  while (!(await house.plays.proposal(SELF, session.id))) await say('周りを見渡す');
  await house.plays.accept(SELF, session.id);
  return session.id;
}

const told = (house: ResultHouseScene, sessionId: string) =>
  expect
    .poll(() => graphStatusOf(house.database.queries, sessionId), { timeout: 60_000 })
    .toBe('applied');

it('[C49] knows whom I met and where, what is open and what is told there', async () => {
  const { house, sessionId, mine, result } = await played();
  await told(house, sessionId);
  const { graph } = house;
  const [kanata] = await graph.met(mine);
  expect(kanata).toMatchObject({ npcId: 'kanata', name: 'カナタ', sessions: [1] });
  expect(kanata?.places.map(({ id }) => id)).toEqual(['nexus_entrance']);
  expect(kanata?.affinity).toBe(result.relations.find(({ name }) => name === 'カナタ')?.affinity);
  const plots = await graph.openPlots(mine);
  expect(plots.map(({ text }) => text).sort()).toEqual([...result.unresolvedPlots].sort());
  const rumours = await graph.rumours({ ...mine, placeId: 'nexus_entrance' });
  expect(rumours.some(({ via }) => via.some(({ id }) => id === 'kanata'))).toBe(true);
  const of = { characterId: mine.characterId };
  const whole = await house.memory.whole(SELF, of);
  expect(graphPartSchema.parse(whole).freshness).toEqual({ pending: 0 });
  expect(new Set(whole.nodes.map(({ label }) => label))).toContain('Session');
  expect(whole.nodes.every(({ name }) => name !== '')).toBe(true);
  expect(graphMetSchema.parse(await house.memory.met(SELF, of)).people).toMatchObject([
    { name: 'カナタ', places: ['ネクサスの入口'], sessions: [1] },
  ]);
  expect(graphOpenSchema.parse(await house.memory.open(SELF, of)).plots).toHaveLength(plots.length);
  const heard = graphRumoursSchema.parse(await house.memory.rumours(SELF, of));
  expect(heard.rumours.some(({ text }) => text.includes('カナタ'))).toBe(true);
  expect((await house.memory.genealogy(SELF, of)).nodes).toEqual([]);
  await expect(house.memory.met({ owner: 'other' }, of)).rejects.toMatchObject({
    code: 'UNKNOWN_CHARACTER',
  });
});

it('[C49] names the quests an arc waits for before they are touched', async () => {
  const { house, characterId } = await played();
  const second = await playOn(house, characterId);
  await resultOf(house, second);
  await told(house, second);
  const { nodes } = await house.memory.whole(SELF, { characterId });
  expect(nodes.some(({ label }) => label === 'StoryArc')).toBe(true);
  const quests = nodes.filter(({ label }) => label === 'Quest').map(({ name }) => name);
  expect(quests).toContain('街の外へ');
  expect(quests.filter((name) => /^[a-z_]+$/.test(name))).toEqual([]);
});

it('[C48] is away the whole session: the result is there, and the graph complete later', async () => {
  let isAway = true;
  const { house, sessionId, mine, result } = await played((graph) => ({
    ...graph,
    apply: async (update) => {
      if (isAway) throw new GraphUnavailableError(new Error('away'));
      await graph.apply(update);
    },
  }));
  expect(result.graphUpdates.status).toBe('pending');
  expect(await house.graph.met(mine)).toEqual([]);
  isAway = false;
  await told(house, sessionId);
  expect((await resultOf(house, sessionId)).graphUpdates.status).toBe('applied');
  expect(await house.graph.met(mine)).toHaveLength(1);
});
