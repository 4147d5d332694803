// Fills a server over HTTP with one of everything a route can name, so that generated requests meet something.
import { setTimeout as wait } from 'node:timers/promises';
import { TINY } from './lab-with-run.ts';

/** Asks as somebody who is let in; gives the body. */
export type Ask = (
  method: string,
  path: string,
  body?: object,
) => Promise<Record<string, unknown> & { id?: string }>;

const PACK = {
  'pack.yaml':
    'id: a-room\nversion: VERSION\ntitle: a\ndescription: a\nlanguages: [en]\nlicence: MIT\n',
  'places.yaml': 'room: { name: A room }\n',
};

/** What there then is, by the names routes have for it; `@` tells what an operation may use up. */
export async function furnish(ask: Ask): Promise<Record<string, string>> {
  const make = async (path: string, body: object) => String((await ask('POST', path, body)).id);
  const garden = () => make('/v1/gardens', { pack: 'kitchen', language: 'ja', seed: 1 });
  const pack = (version: string) => {
    const sheet = PACK['pack.yaml'].replace('VERSION', version);
    return make('/v1/packs/own', { files: { ...PACK, 'pack.yaml': sheet } });
  };
  const character = () => make('/v1/game/characters', { name: 'アキ', seed: 1, language: 'en' });
  const session = (characterId: string) => make('/v1/game/sessions', { characterId });
  const people = [await character(), await character(), await character()] as const;
  const [played, left] = [await session(people[0]), await session(people[1])];
  const id = await garden();
  await ask('POST', `/v1/gardens/${id}/turns`, {
    ...{ type: 'perform', actor: 'yana', text: '「おはよう」' },
  });
  const [job, run] = [
    await make('/v1/exports', { garden: id }),
    await make('/v1/lab/runs', { text: TINY }),
  ];
  await until(() => ask('GET', `/v1/jobs/${job}`));
  await until(() => ask('GET', `/v1/lab/runs/${run}`));
  return {
    ...{ id, 'id@setClock': await garden(), 'id@chooseMinds': await garden() },
    ...{ pack: await pack('1.0.0'), 'pack@deletePack': await pack('1.0.1') },
    ...{ job, run, name: 'kitchen', log: 'log-0', session: played, character: people[0] },
    ...{ spare: people[1], over: left },
    ...{
      'session@endSession': left,
      'session@archiveSession': left,
      'session@restoreSession': left,
    },
    ...{ 'character@deleteCharacter': people[2], 'character@restoreCharacter': people[2] },
  };
}

/** Settles when a piece of work is done; one that failed never will be. */
async function until(state: () => ReturnType<Ask>): Promise<void> {
  for (;;) {
    const now = await state();
    if (now.state === 'done') return;
    if (now.state === 'failed') throw new Error(JSON.stringify(now));
    await wait(100);
  }
}
