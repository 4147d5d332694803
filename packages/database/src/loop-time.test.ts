// Time of the loop: what passes while nothing can be read is nobody's fault.
import { expect, it } from 'vitest';
import { afterLoopTime, LoopTime } from './loop-time.ts';

/** Keeps the loop from turning, as loading does. */
function holdLoop(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('[Q10] a held loop counts as one late step', async () => {
  const counted = new Promise<number>((resolve) => {
    const time = new LoopTime((ms) => {
      time.stop();
      resolve(ms);
    });
  });
  holdLoop(700);
  expect(await counted).toBeLessThanOrEqual(200);
});

it('[Q10] what arrived while the loop was held is heard before the time is up', async () => {
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    const stop = afterLoopTime(100, () => {
      heard.push('late');
      resolve();
    });
    const { port1, port2 } = new MessageChannel();
    port1.on('message', () => {
      heard.push('arrived');
      stop();
      port1.close();
      resolve();
    });
    port2.postMessage('here');
    holdLoop(400);
  });
  expect(heard).toEqual(['arrived']);
});

it('[Q10] time that passes in turns of the loop does count', async () => {
  await new Promise<void>((resolve) => afterLoopTime(150, resolve));
});
