// A performed turn: what it costs when a hundred, ten thousand and a hundred thousand events lie behind it.
import type { Figure } from '../figure.ts';
import { percentile } from '../measure.ts';
import { longScene } from '../turn/long-scene.ts';

const LENGTHS = [100, 10_000, 100_000] as const;
const TURNS = 30;

/** The middle of so many turns by instinct, in milliseconds of this process's own time. */
async function turnMs(events: number): Promise<number> {
  const { perform, clock } = await longScene(events);
  const found: number[] = [];
  for (let i = 0; i < TURNS; i++) {
    const start = process.cpuUsage();
    await perform?.({});
    const { user, system } = process.cpuUsage(start);
    found.push((user + system) / 1_000);
  }
  await clock.stop();
  // The first are taken while the code is still being made fast.
  return percentile(found.slice(TURNS / 3), 0.5);
}

export async function turn(): Promise<readonly Figure[]> {
  // Once for nothing, so that the shortest log is not the coldest.
  await turnMs(LENGTHS[0]);
  const figures: Figure[] = [];
  let first: number | undefined;
  for (const events of LENGTHS) {
    const ms = await turnMs(events);
    figures.push({ name: `a performed turn at ${events} events, p50`, value: ms, unit: 'ms' });
    first ??= ms;
    if (events === LENGTHS[0]) continue;
    const name = `… against one at ${LENGTHS[0]}`;
    figures.push({ name: `${name}, at ${events}`, value: ms / first, unit: '×', bar: '<= 1.3' });
  }
  return figures;
}
