// The Lab of a server: a run goes on after the server was cut.
// Slow because a run is played whole, in two servers one after the other.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openKept } from '../../test/kept-scene.ts';
import { labOn, TINY } from '../../test/lab-with-run.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';

it('[LB5] a run that was cut with its server goes on with the next one', async () => {
  const home = await mkdtemp(join(tmpdir(), 'hakoniwa-cut-lab-'));
  const cut = await openKept(`test_${randomUUID()}`);
  const before = await labOn(cut.database, { root: home, isAside: true });
  const { id } = await before.lab.start(
    { text: TINY.replace('seeds: 2', 'seeds: 8') },
    LOCAL_OWNER,
  );
  while ((await before.lab.get(id, LOCAL_OWNER)).done < 4)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await before.close();
  const after = await labOn(cut.database, { root: home, isAside: true });
  const run = await after.until(id, 'done');
  expect(run).toMatchObject({ done: 16, total: 16 });
  expect((await after.lab.read(id, LOCAL_OWNER)).results.sessions).toBe(16);
  await after.close();
  await cut.close();
  await rm(home, { recursive: true, force: true });
});
