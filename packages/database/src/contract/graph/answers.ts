// The contract of asking: who was met where, what is open, what is told.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type GraphScene, tellBefore } from './scene.ts';
import { ME } from './tale.ts';

export function answersContract(scene: GraphScene): void {
  const campaign = randomUUID();
  const mine = { campaign, characterId: ME };
  tellBefore(scene, campaign);

  it('[G5] says who was met, how often, where, and how they stand', async () => {
    const met = await scene.graph.met(mine);
    expect(met.map(({ npcId, times, affinity }) => [npcId, times, affinity])).toEqual([
      ['anna', 2, 204],
      ['echo', 1, 202],
      ['ben', 1, 102],
    ]);
    expect(met[0]).toMatchObject({
      name: 'ANNA',
      last: { eventId: 'e8', seq: 204, sessionId: 's2', place: { id: 'inn', name: 'the inn' } },
      places: [{ id: 'inn' }, { id: 'gate' }],
      sessions: [2, 1],
    });
    expect(await scene.graph.met({ campaign, characterId: 'nobody' })).toEqual([]);
  });

  it('[G6] says what is open between us, and no more once it is resolved', async () => {
    const letter = {
      plotId: 'letter',
      text: 'the letter',
      sessionId: 's1',
      sessionNumber: 1,
      people: [{ id: 'ben', name: 'BEN' }],
      places: [{ id: 'inn', name: 'the inn' }],
    };
    expect(await scene.graph.openPlots(mine)).toEqual([letter]);
    expect(await scene.graph.openPlots({ ...mine, npcId: 'ben' })).toEqual([letter]);
    expect(await scene.graph.openPlots({ ...mine, npcId: 'anna' })).toEqual([]);
  });

  it('[G7] tells what people here were in, and people they know, no further', async () => {
    const rows = async (placeId: string) =>
      (await scene.graph.rumours({ ...mine, placeId })).map(({ eventId, hops, via, isOwn }) => [
        eventId,
        hops,
        via.map(({ id }) => id).join(' '),
        isOwn,
      ]);
    expect(await rows('inn')).toEqual([
      ['e8', 1, 'anna', true],
      ['e5', 2, 'carla', false],
      ['e2', 1, 'ben', true],
      ['e1', 1, 'anna', true],
    ]);
    const [newest] = await scene.graph.rumours({ ...mine, placeId: 'inn' });
    expect(newest?.place).toEqual({ id: 'inn', name: 'the inn' });
    // Carla is nowhere, so that what she knows is told in the woods for the place's own sake.
    expect(await rows('woods')).toEqual([['e5', 1, '', false]]);
    expect(await rows('gate')).toEqual([
      ['e6', 1, 'echo', true],
      ['e1', 1, '', true],
    ]);
  });
}
