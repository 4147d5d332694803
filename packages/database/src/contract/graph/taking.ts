// The contract of telling: once, in one campaign, whole or not at all.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { KnowledgeGraph } from '../../graph/index.ts';
import type { GraphScene } from './scene.ts';
import { ME, taleIn } from './tale.ts';

const all = (graph: KnowledgeGraph, campaign: string) => graph.draw({ campaign, withEvents: true });

export function takingContract(scene: GraphScene): void {
  it('[G1] counts an event once, however often and however many at once tell it', async () => {
    const { graph } = scene;
    const campaign = randomUUID();
    for (const update of taleIn(campaign)) await graph.apply(update);
    const once = await all(graph, campaign);
    expect(once.nodes.length).toBeGreaterThan(15);
    for (const update of taleIn(campaign)) await graph.apply(update);
    expect(await all(graph, campaign)).toEqual(once);
    const racing = randomUUID();
    const [first] = taleIn(racing);
    if (!first) throw new Error('the tale has a beginning');
    await Promise.all([1, 2, 3, 4].map(() => graph.apply(first)));
    expect((await all(graph, racing)).nodes).toHaveLength(3);
    expect((await all(graph, racing)).edges).toHaveLength(1);
  });

  it('[G1] leaves what came later alone when an old event is told again', async () => {
    const { graph } = scene;
    const campaign = randomUUID();
    const tale = taleIn(campaign);
    for (const update of tale) await graph.apply(update);
    const anna = async () =>
      (await graph.met({ campaign, characterId: ME })).find(({ npcId }) => npcId === 'anna');
    expect(await anna()).toMatchObject({ affinity: 204, times: 2 });
    if (tale[1]) await graph.apply(tale[1]);
    expect(await anna()).toMatchObject({ affinity: 204, times: 2 });
  });

  it('[G2] keeps campaigns apart, though everything in them is called the same', async () => {
    const { graph } = scene;
    const [one, two] = [randomUUID(), randomUUID()];
    for (const update of taleIn(one)) await graph.apply(update);
    for (const update of taleIn(two).slice(0, 2)) await graph.apply(update);
    expect(await graph.met({ campaign: two, characterId: ME })).toHaveLength(1);
    expect(await graph.met({ campaign: one, characterId: ME })).toHaveLength(3);
    expect(await graph.met({ campaign: randomUUID(), characterId: ME })).toEqual([]);
  });

  it('[G3] forgets a campaign, and is the same when it is told again', async () => {
    const { graph } = scene;
    const [campaign, other] = [randomUUID(), randomUUID()];
    for (const update of [...taleIn(campaign), ...taleIn(other)]) await graph.apply(update);
    const before = await all(graph, campaign);
    await graph.forget(campaign);
    expect(await all(graph, campaign)).toEqual({ nodes: [], edges: [] });
    expect(await all(graph, other)).toEqual(before);
    for (const update of taleIn(campaign)) await graph.apply(update);
    expect(await all(graph, campaign)).toEqual(before);
  });
}
