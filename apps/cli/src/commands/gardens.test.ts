// hakoniwa gardens against a scripted server.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusedUrl } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { hakoniwa } from '../../test/hakoniwa.ts';

const garden = {
  ...{
    id: `garden-${'a'.repeat(20)}`,
    name: 'ふたりの台所\u001b[2J',
    pack: 'kitchen',
    language: 'ja',
  },
  ...{ createdAt: '2026-11-15T00:00:00.000Z', seq: 7 },
};

it('shows the token to the server it was told, and only there', async () => {
  const shown: (string | undefined)[] = [];
  const server = createServer((request, answer) => {
    shown.push(request.headers.authorization);
    const isKnown = request.headers.authorization === 'Bearer hkw_secret';
    answer.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(isKnown ? { gardens: [garden] } : {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = ['gardens', '--server', `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  const environment = { HAKONIWA_TOKEN: 'hkw_secret' };
  const known = await hakoniwa(at, { environment });
  expect([known.code, known.text]).toEqual([0, expect.stringContaining('ふたりの台所')]);
  expect(known.text).not.toContain('\u001b');
  expect(
    JSON.parse((await hakoniwa([...at, '--json'], { environment })).text).gardens,
  ).toHaveLength(1);
  expect((await hakoniwa(at)).code).toBe(1);
  expect(shown).toEqual(['Bearer hkw_secret', 'Bearer hkw_secret', undefined]);
  server.close();
});

it('says that nobody answers, without the token', async () => {
  const url = await refusedUrl();
  const { code, text } = await hakoniwa(['gardens', '--server', url], {
    environment: { HAKONIWA_TOKEN: 'hkw_secret' },
  });
  expect([code, text]).toEqual([1, expect.not.stringContaining('hkw_secret')]);
});
