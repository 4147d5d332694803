// More than the server takes: it answers what it can, and tells everyone else when to come back.
import type { Figure } from '../figure.ts';
import type { ServerUnderLoad } from './server-under-load.ts';
import { type Posted, turnClient } from './turn-client.ts';

/** More than may wait in one garden, each from an address of its own. */
const CROWD = 500;
/** More than one address may ask at once. */
const HASTY = 400;

export async function overload(
  { port }: ServerUnderLoad,
  garden: string,
): Promise<readonly Figure[]> {
  const post = turnClient(port, CROWD);
  const crowd = await all(CROWD, (i) =>
    post({ garden, key: `crowd-${i}`, from: `10.1.${i >> 8}.${i & 255}` }),
  );
  const hasty = await all(HASTY, (i) => post({ garden, key: `hasty-${i}`, from: '10.2.0.1' }));
  const refused = [...crowd, ...hasty].filter(({ status }) => status !== 200);
  const count = (answers: readonly Posted[], status: number) =>
    answers.filter((answer) => answer.status === status).length;
  const isOther = ({ status }: Posted) => status !== 429 && status !== 503;
  return [
    {
      name: `of ${CROWD} at once in one garden: answered`,
      value: count(crowd, 200),
      unit: '',
      bar: '> 0',
    },
    { name: 'of these told to wait (503)', value: count(crowd, 503), unit: '', bar: '> 0' },
    {
      name: `of ${HASTY} at once from one address: slowed (429)`,
      value: count(hasty, 429),
      unit: '',
      bar: '> 0',
    },
    {
      name: 'refused without Retry-After',
      value: refused.filter((one) => !one.retryAfter).length,
      unit: '',
      bar: '<= 0',
    },
    { name: 'refused otherwise', value: refused.filter(isOther).length, unit: '', bar: '<= 0' },
  ];
}

function all(times: number, post: (i: number) => Promise<Posted>): Promise<Posted[]> {
  return Promise.all(Array.from({ length: times }, (_, i) => post(i)));
}
