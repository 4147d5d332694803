// The contract of asking: arcs, logs, and the graph as a whole.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type GraphScene, tellBefore } from './scene.ts';
import { ME } from './tale.ts';

export function logsContract(scene: GraphScene): void {
  const campaign = randomUUID();
  tellBefore(scene, campaign);

  it('[G8] shows an arc with its sessions, quests and people', async () => {
    const view = await scene.graph.arcView({ campaign, arcId: 'arc' });
    expect(view?.arc).toEqual({
      kind: 'StoryArc',
      id: 'arc',
      properties: { name: 'Setting out', progress: 10 },
    });
    expect(view?.sessions.map(({ id }) => id)).toEqual(['s2']);
    expect(view?.quests.map(({ properties }) => properties.name)).toEqual(['An errand']);
    expect(view?.people.map(({ id }) => id)).toEqual(['anna', 'echo']);
    expect(await scene.graph.arcView({ campaign, arcId: 'none' })).toBeUndefined();
  });

  it('[G9] follows a log from its fragments to the person it became and whom they met', async () => {
    const [line, ...more] = await scene.graph.genealogy({ campaign });
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      log: { id: 'log', properties: { name: 'Dawn' } },
      fragments: [
        { id: 'shard', properties: { keyword: 'dawn', role: 'core' } },
        { id: 'splinter', properties: { role: 'sub' } },
      ],
      npc: { id: 'echo', name: 'ECHO' },
      meetings: [{ eventId: 'e6', place: { id: 'gate' } }],
    });
    const of = async (kind: 'LogFragment' | 'CompletedLog' | 'Npc', id: string) =>
      (await scene.graph.genealogy({ campaign, of: { kind, id } })).map(({ log }) => log.id);
    expect(await of('LogFragment', 'shard')).toEqual(['log']);
    expect(await of('CompletedLog', 'log')).toEqual(['log']);
    expect(await of('Npc', 'echo')).toEqual(['log']);
    expect(await of('Npc', 'anna')).toEqual([]);
  });

  it('[G10] draws what is there, with or without events', async () => {
    const plain = await scene.graph.draw({ campaign });
    expect(plain.nodes.filter(({ kind }) => kind === 'Event')).toEqual([]);
    expect(plain.edges).toContainEqual({
      kind: 'KNOWS',
      from: { kind: 'Npc', id: 'anna' },
      to: { kind: 'Character', id: ME },
      properties: { affinity: 204 },
    });
    const whole = await scene.graph.draw({ campaign, withEvents: true });
    expect(whole.nodes.filter(({ kind }) => kind === 'Event')).toHaveLength(10);
    expect(whole.edges.length).toBeGreaterThan(plain.edges.length);
  });
}
