// The contract of words: whatever things are called, they are kept.
import { randomUUID } from 'node:crypto';
import { soundText } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { wholeUpdate } from '../../graph/index.ts';
import type { GraphScene } from './scene.ts';
import { ME } from './tale.ts';

export function textsContract(scene: GraphScene): void {
  it('[G4] keeps any text and any id', async () => {
    const { graph } = scene;
    const campaign = `${randomUUID()} '"\\ 箱庭`;
    const odd = [
      '__proto__',
      'a\u001fb',
      "'; DROP",
      '{x: 1}',
      '👩‍👩‍👧',
      'n\u0000l',
      'h\ud800lf',
      'x'.repeat(200),
    ];
    for (const [seq, id] of odd.entries()) {
      const npc = { kind: 'Npc', id } as const;
      const event = { id: `${id}`.slice(0, 190), seq, type: 'met', text: id };
      const there = { kind: 'Event', id: event.id } as const;
      const edges = [
        { kind: 'MET_IN', from: npc, to: there },
        { kind: 'MET_IN', from: { kind: 'Character', id: ME }, to: there },
      ] as const;
      const nodes = [{ ...npc, properties: { name: id, isOdd: true, size: 1.5 } }];
      await graph.apply(wholeUpdate({ campaign, event, nodes, edges }));
    }
    const met = await graph.met({ campaign, characterId: ME });
    const sound = odd.map(soundText);
    expect(met.map(({ npcId }) => npcId)).toEqual(sound.toReversed());
    const { nodes } = await graph.draw({ campaign });
    expect(nodes.find(({ kind }) => kind === 'Npc')?.properties).toMatchObject({
      isOdd: true,
      size: 1.5,
    });
  });
}
