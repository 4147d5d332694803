// Kills the one server in the middle of play and starts it again: how long until somebody can act.
import { startHakoniwa } from '@hakoniwa/testkit';
import type { Figure } from '../figure.ts';
import { elapsedMs } from '../measure.ts';
import { spread } from './spread.ts';
import { newKitchen, takeTurn } from './turns.ts';

interface Kills {
  readonly data: string;
  readonly kills: number;
}

/** From the open port of the next process to the first turn it accepts, after each kill. */
export async function turnsAfterKills({ data, kills }: Kills): Promise<readonly Figure[]> {
  if (kills === 0) return [];
  let server = await startHakoniwa({ data });
  try {
    const garden = await newKitchen(server.url);
    const [starts, turns, silences]: [number[], number[], number[]] = [[], [], []];
    for (let i = 0; i < kills; i++) {
      await takeTurn(server.url, { garden, key: `before-${i}` });
      await server.kill();
      const start = await elapsedMs(async () => {
        server = await startHakoniwa({ data });
      });
      const turn = await elapsedMs(() => takeTurn(server.url, { garden, key: `after-${i}` }));
      starts.push(start);
      turns.push(turn);
      silences.push(start + turn);
    }
    const after = `after ${kills} kills`;
    return [
      ...spread({ name: `${after}, start to the port`, ms: starts }),
      ...spread({ name: `${after}, port to the first turn`, ms: turns, bar: '< 2000' }),
      ...spread({ name: `${after}, kill to the first turn`, ms: silences }),
    ];
  } finally {
    await server.stop();
  }
}
