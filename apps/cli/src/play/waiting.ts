// While something is waited for, a line on the terminal says so and for how long.
import type { Call } from '../command.ts';
import { limits } from '../limits.ts';
import { sayerOf } from './locale/index.ts';

/** Awaits work; on a terminal the seconds are counted, elsewhere nothing is said. */
export async function whileWaiting<T>({ output, language }: Call, work: Promise<T>): Promise<T> {
  const say = sayerOf(language);
  let seconds = 0;
  const show = () => output.screen?.status(say('waiting', { seconds: seconds++ }));
  show();
  const timer = setInterval(show, limits.play.waitingMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    output.screen?.status('');
  }
}
