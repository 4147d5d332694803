// Every operation of the document on a server with accounts, asked by a member, with requests made from the document and against it.
// Slow because each of some five thousand requests is made up, sent and checked by another program, one at a time.
import { REQUEST_HEADER } from '@hakoniwa/protocol';
import { it } from 'vitest';
import { type Ask, furnish } from './furnish.ts';
import { expectSoundUnder, onlyWhereItIs, server, start } from './fuzzed-server.ts';
import { PASSWORD, Person } from './server-with-accounts.ts';

onlyWhereItIs('requests made from the document', () => {
  it('[T4] are never a mistake of ours with accounts, from a member', async () => {
    await start({ HAKONIWA_ACCOUNTS: 'on', HAKONIWA_SIGN_UP: 'open' });
    const [member, second] = [new Person(server.url), new Person(server.url)];
    for (const [name, person] of [
      ['aya', member],
      ['ren', second],
    ] as const)
      await person.ask('POST', '/v1/account', { body: { name, password: PASSWORD } });
    const ask: Ask = async (method, path, body) =>
      (await member.ask(method, path, body ? { body } : {})).body as never;
    const ids = { ...(await furnish(ask)), second: second.cookie };
    const headers = { cookie: member.cookie, [REQUEST_HEADER]: '1' };
    await expectSoundUnder(headers, ids);
  });
});
