// The clock of a town while time is let pass at once: what is asked meanwhile holds afterwards.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openKept } from '../../test/kept-scene.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';

it('[G6] what is set while time is let pass holds when it has passed', async () => {
  const { gardens, close } = await openKept(`test_${randomUUID()}`);
  const town = await gardens.create({ pack: 'town', language: 'en', seed: 1 }, LOCAL_OWNER);
  const { clock } = town;
  const passing = clock.passTo(town.world.clock.now + 30 * 60_000);
  expect(clock.state()).toEqual({ state: 'paused', speed: 60 });
  await clock.set({ speed: 10 });
  expect(clock.state()).toEqual({ state: 'paused', speed: 10 });
  const set = clock.set({ state: 'running' });
  await Promise.all([passing, set]);
  expect(clock.state()).toEqual({ state: 'running', speed: 10 });
  await close();
});
