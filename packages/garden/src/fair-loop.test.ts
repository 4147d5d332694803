// Work in slices: others are let in between, nothing is lost, the order is kept.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FairLoop } from './fair-loop.ts';

/** A loop on which every piece of work takes so many milliseconds. */
function loopOf(pieceMs: number) {
  let ms = 0;
  const loop = new FairLoop({ sliceMs: 20, now: () => ms });
  const done: string[] = [];
  const work = (name: string) =>
    loop.run(() => {
      ms += pieceMs;
      done.push(name);
      return name;
    });
  return { loop, done, work };
}

it('[GR50] work is done at once while there is time', async () => {
  const { done, work } = loopOf(5);
  const asked = [work('a'), work('b'), work('c')];
  expect(done).toEqual(['a', 'b', 'c']);
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c']);
});

it('[GR50] more than a slice waits for later turns of the loop, in its order', async () => {
  const { loop, done, work } = loopOf(15);
  const asked = ['a', 'b', 'c', 'd', 'e'].map(work);
  expect(done).toEqual(['a', 'b']);
  expect(loop.waiting).toBe(3);
  const seen: string[] = [];
  // Whoever else waits for the loop is served between the slices.
  while (done.length < 5) {
    await nextTurn();
    seen.push(done.join(''));
  }
  expect(seen[0]).toBe('abcd');
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(loop.waiting).toBe(0);
});

it('[GR50] a long piece is alone in its turn, and one that fails stops nobody', async () => {
  const { loop, done, work } = loopOf(100);
  const first = work('a');
  const failed = loop.run(() => {
    throw new Error('no');
  });
  const last = work('b');
  expect(done).toEqual(['a']);
  await expect(failed).rejects.toThrow('no');
  expect(await Promise.all([first, last])).toEqual(['a', 'b']);
});

it('[GR50] a long piece lets short ones go first, and comes all the same', async () => {
  let ms = 0;
  const loop = new FairLoop({ sliceMs: 20, now: () => ms });
  const done: string[] = [];
  const work = (name: string, tookMs: number) =>
    loop.run(
      () => {
        ms += tookMs;
        done.push(name);
      },
      { isLong: tookMs > 20 },
    );
  const asked = [work('A', 90), work('B', 90), work('C', 90), work('d', 15), work('e', 15)];
  const others = nextTurn().then(() => work('f', 15));
  await Promise.all([...asked, others]);
  expect(done.join('')).toBe('AdeBfC');
});
