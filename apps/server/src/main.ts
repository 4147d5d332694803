// Starts Hakoniwa: opens the kitchen in both languages, serves it, and says where.
import { fileURLToPath } from 'node:url';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { loadEnvironment, readSettings, SettingsError } from '@hakoniwa/settings';
import type { Language } from '@hakoniwa/stage';
import { appOf } from './app.ts';
import { openHouse } from './app-parts.ts';
import { BindingRefused, decideBinding } from './borders/binding.ts';
import { LOCAL_OWNER } from './gardens/asked.ts';
import { MemoryGardens } from './gardens/memory-gardens.ts';
import { packShelf } from './gardens/pack-shelf.ts';
import { openReferee } from './gm/referee.ts';
import { openServer } from './listen/open-server.ts';
import { startedText, startFailureText } from './listen/start-text.ts';
import { modelDetection } from './models/model-detection.ts';
import { openLog } from './observe/log.ts';

async function start(): Promise<void> {
  const environment = await loadEnvironment(process.env, process.cwd());
  const settings = readSettings(environment);
  const { PORT, HOST, HAKONIWA_LOG: level } = settings;
  const binding = decideBinding({ host: HOST, token: settings.HAKONIWA_TOKEN });
  const log = openLog({ level, isTerminal: process.stdout.isTTY });
  const gardens = new MemoryGardens({
    shelf: packShelf(fileURLToPath(new URL('../../../packs', import.meta.url))),
    gm: createGm({ analysers: { japanese: await loadJapaneseTokenizer() } }),
    onFailure: ({ garden, error }) => log.error({ garden, err: error }, 'the garden stands still'),
  });
  const kitchen = async (language: Language): Promise<string> => {
    const wanted = { pack: 'kitchen', scenario: 'kitchen_morning', language, seed: 1 };
    const garden = await gardens.create(wanted, LOCAL_OWNER);
    await garden.clock?.set({ state: 'running' });
    return garden.facts.id;
  };
  const house = openHouse({
    gardens,
    front: { ja: await kitchen('ja'), en: await kitchen('en') },
    referee: openReferee(),
    log,
    models: modelDetection({ env: environment }),
    borders: {
      hosts: [...settings.HAKONIWA_HOSTS, ...(HOST === '0.0.0.0' || HOST === '::' ? [] : [HOST])],
      answersToAddresses: !binding.isLocal,
      origins: settings.HAKONIWA_ORIGINS,
      proxies: settings.HAKONIWA_PROXIES,
      token: binding.token,
    },
  });
  const server = await openServer({ app: appOf(house), house, host: HOST, port: PORT });
  console.log(startedText({ host: HOST, port: server.port, binding }));
  const stop = async () => {
    await server.close();
    await gardens.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop().catch((error: unknown) => {
        log.error({ err: error }, 'could not stop in good order');
        process.exit(1);
      });
    });
}

start().catch((error: NodeJS.ErrnoException) => {
  const isExpected = error instanceof BindingRefused || error instanceof SettingsError;
  console.error(isExpected ? error.message : startFailureText(error, process.env.PORT));
  process.exit(isExpected ? 2 : 1);
});
