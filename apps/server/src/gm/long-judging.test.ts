// Long turns of one person do not keep others waiting.
import { FairLoop } from '@hakoniwa/garden';
import type { GmRequest } from '@hakoniwa/gm';
import { describe, expect, it } from 'vitest';
import { GM_REQUEST_EXAMPLE } from '../api/gm-example.data.ts';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import { isLong } from './long-judging.ts';
import { openReferee } from './referee.ts';

const short = GM_REQUEST_EXAMPLE as GmRequest;
const long = { ...short, raw_output: '*マグカップを取る* '.repeat(2_000) };

/** A referee on a machine where every turn takes longer than a slice, however warm and fast this one is. */
function slowReferee() {
  let ms = 0;
  return openReferee({ loop: new FairLoop({ sliceMs: 20, now: () => (ms += 100) }) });
}

describe('long turns', () => {
  it('[J7] are told by their text and by their world', () => {
    expect([isLong(short), isLong(long)]).toEqual([false, true]);
    const props = Object.fromEntries(
      Array.from({ length: limits.longWork.entries + 1 }, (_, i) => [`p${i}`, { location: 'a' }]),
    );
    const crowded = { ...short, world_state: { ...short.world_state, props } };
    expect(isLong(crowded)).toBe(true);
  });

  it('[J7] a short turn that comes after several long ones is answered after one of them at the most', async () => {
    const referee = slowReferee();
    await referee.step(short);
    const order: string[] = [];
    const asked = ['a', 'b', 'c', 'd'].map((name) =>
      referee.step({ ...long, session_id: name }).then(() => order.push(name)),
    );
    let before = 0;
    const other = new Promise<void>((done) => {
      setImmediate(() => {
        before = order.length;
        void referee.step({ ...short, session_id: 'short' }).then(() => {
          order.push('short');
          done();
        });
      });
    });
    await Promise.all([...asked, other]);
    expect(order.indexOf('short')).toBeLessThanOrEqual(before + 1);
    expect(order.at(-1)).not.toBe('short');
    expect(order.filter((name) => name !== 'short')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[J7] too many are sent away, with the hour to come back', async () => {
    const referee = slowReferee();
    await referee.step(short);
    const asked = Array.from({ length: limits.longWork.waiting + 8 }, (_, i) =>
      referee.step({ ...long, session_id: `many-${i}` }).catch((error: unknown) => error),
    );
    const answers = await Promise.all(asked);
    const refused = answers.filter((one) => one instanceof Refused);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ code: 'BUSY', retryAfterSeconds: 1 });
    expect(await referee.step(short)).toMatchObject({ allowed: true });
  });
});
