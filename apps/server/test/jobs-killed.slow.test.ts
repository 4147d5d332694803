// Kills the server while a backup is asked for and made: after the restart the job is done, and the file is whole.
// Slow because the server is started five times.
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { newGarden } from './new-garden.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { makeData, type TestData } from './test-app.ts';

const KILLS = 4;
const LEASE_MS = 800;

let running: TestData;
let server: ServerProcess;
afterEach(async () => {
  await server.kill();
  await running.remove();
});

it('[JB3] a job that was asked for is finished, whenever the server is killed', async () => {
  running = await makeData();
  server = await startServer(running.folder, LEASE_MS);
  const garden = await newGarden(server.url);
  for (let kill = 0; kill < KILLS; kill++) {
    const asked = await fetch(`${server.url}/v1/exports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ garden }),
    });
    const { id } = (await asked.json()) as { id: string };
    // At once, before the outbox is carried, and later, in the middle of the work or just after it.
    await wait(kill * 15);
    await server.kill();
    server = await startServer(running.folder, LEASE_MS);
    for (let state = ''; state !== 'done'; await wait(100)) {
      const job = await (await fetch(`${server.url}/v1/jobs/${id}`)).json();
      state = String((job as { state: unknown }).state);
      expect(['waiting', 'running', 'retrying', 'done']).toContain(state);
    }
    const file = await fetch(`${server.url}/v1/jobs/${id}/file`);
    const zip = unzipSync(new Uint8Array(await file.arrayBuffer()));
    expect(Object.keys(zip)).toContain('manifest.json');
  }
});
