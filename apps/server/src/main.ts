// Starts Hakoniwa: opens the kitchen, serves it, and says where.
import { fileURLToPath } from 'node:url';
import { openScene } from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import type { Language } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { Chronicle } from './chronicle.ts';
import { openReferee } from './gm/referee.ts';
import { livingScene } from './living-scene.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const folder = fileURLToPath(new URL('../../../packs/kitchen', import.meta.url));
const store = new MemoryEventStore();
const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const live = async (language: Language) => {
  const scene = { folder, scenario: 'kitchen_morning', language, seed: 1, gm, store } as const;
  const { parts } = await openScene({ ...scene, name: `kitchen-${language}` });
  const chronicle = new Chronicle(parts.garden);
  return { garden: parts.garden, chronicle, stop: livingScene(parts, { everyMs: 4_000 }) };
};
const gardens = { ja: await live('ja'), en: await live('en') };

const server = serve(
  {
    fetch: createApp({ gardens, referee: openReferee() }).fetch,
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
    for (const { stop } of Object.values(gardens)) stop();
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
