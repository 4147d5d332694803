// Accounts on a full disk: whoever signs up or in hears that nothing can be kept, not that they did something wrong.
import { refuseWrites } from '@hakoniwa/database/test-database';
import { expect, it } from 'vitest';
import { PASSWORD, serverWithAccounts } from '../../test/server-with-accounts.ts';

it('[S1] signing up and in on a full disk is 503 STORAGE_FULL, and works when there is room', async () => {
  const server = await serverWithAccounts({ signUp: 'open' });
  try {
    await server.join('ann');
    const free = await refuseWrites(server.database, {
      tables: ['hakoniwa.users', 'hakoniwa.sessions'],
      code: '53100',
    });
    const full = { status: 503, body: { error: { code: 'STORAGE_FULL' } } };
    const ask = (path: string, body: object) => server.stranger().ask('POST', path, { body });
    const signUp = () => ask('/v1/account', { name: 'bea', password: PASSWORD });
    const signIn = (password: string) => ask('/v1/session', { name: 'ann', password });
    expect(await signUp()).toMatchObject(full);
    expect(await signIn(PASSWORD)).toMatchObject(full);
    // A password that is wrong stays wrong.
    expect(await signIn('another password')).toMatchObject({ status: 401 });
    await free();
    expect(await signUp()).toMatchObject({ status: 201 });
    expect((await signIn(PASSWORD)).status).toBeLessThan(300);
  } finally {
    await server.close();
  }
});
