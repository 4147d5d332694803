// Starts Hakoniwa: opens the kitchen, serves it, and says where.
import { fileURLToPath } from 'node:url';
import { Garden, gardenRules, loadPack } from '@hakoniwa/garden';
import { MemoryEventStore } from '@hakoniwa/store';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { Chronicle } from './chronicle.ts';
import { openReferee } from './gm/referee.ts';
import { idleLife } from './idle-life.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const folder = fileURLToPath(new URL('../../../packs/kitchen', import.meta.url));
const world = await loadPack({ folder, scenario: 'kitchen_morning', language: 'ja', seed: 1 });
const garden = await Garden.create(
  { name: 'kitchen', store: new MemoryEventStore(), rules: gardenRules() },
  world,
);
const stop = idleLife(garden, { everyMs: 3_000, seed: 1 });

const server = serve(
  {
    fetch: createApp({ garden, chronicle: new Chronicle(garden), referee: openReferee() }).fetch,
    port: settings.PORT,
    hostname: settings.HOST,
  },
  ({ port }) => {
    console.log(`箱庭 Hakoniwa: http://${settings.HOST}:${port}/  (Ctrl-C to stop)`);
  },
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `Port ${settings.PORT} is in use. Start with another one: PORT=4650 npm start`
      : error.message,
  );
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop();
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
