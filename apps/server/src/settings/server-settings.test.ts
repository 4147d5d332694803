// Settings: the server's and a person's, behind the environment, and heard by every process.

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { expect, it } from 'vitest';
import { type Pass, serverPass } from '../borders/pass.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import { openServerSettings } from './server-settings.ts';

const keeper = serverPass('local');
const member: Pass = { ...keeper, owner: 'sora', by: 'session', isKeeper: false };

it('[SE1] the environment goes before what is set, and the answer says so', async () => {
  const database = await openTestDatabase({ tables: SERVER_TABLES });
  const said = { HAKONIWA_MODEL: 'ollama:gemma3:4b' };
  const settings = await openServerSettings({ said, database });
  await settings.change({ model: 'openai:x@http://a.test/v1', tokensPerDay: 9 }, keeper);
  expect(await settings.shown(keeper)).toEqual({
    model: { value: 'ollama:gemma3:4b', source: 'environment', isFixed: true },
    modelServers: { value: null, source: 'default', isFixed: false },
    tokensPerDay: { value: 9, source: 'settings', isFixed: false },
    language: { value: null, source: 'default', isFixed: false },
  });
  expect(settings.models().HAKONIWA_MODEL).toBe('ollama:gemma3:4b');
  await settings.change({ tokensPerDay: null }, keeper);
  expect(settings.tokensPerDay()).toBeUndefined();
  settings.close();
  await database.close();
});

it('[SE2] only the keeper changes the server, each their own, and every process hears of it', async () => {
  const name = `test_${randomUUID()}`;
  const [here, there] = [
    await openTestDatabase({ tables: SERVER_TABLES, name }),
    await openTestDatabase({ tables: SERVER_TABLES, name }),
  ];
  const [one, two] = [
    await openServerSettings({ said: {}, database: here }),
    await openServerSettings({ said: {}, database: there }),
  ];
  await expect(one.change({ model: 'x' }, member)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await one.change({ language: 'ja' }, member);
  expect((await two.shown(member)).language.value).toBe('ja');
  expect((await two.shown(keeper)).language.value).toBeNull();
  expect((await two.shown(member)).model.isFixed).toBe(true);
  // The other process listens by now, or reads the row when it is told again.
  while (two.servers().length === 0) {
    await one.change({ modelServers: ['http://127.0.0.1:9/v1'] }, keeper);
    await wait(50);
  }
  expect(two.models().HAKONIWA_MODEL_URL).toBe('http://127.0.0.1:9/v1');
  for (const settings of [one, two]) settings.close();
  for (const database of [here, there]) await database.close();
});
