// Two servers on one database: the one that writes a garden dies or falls silent, and the other goes on.
import { startHakoniwa } from '@hakoniwa/testkit';
import type { Figure } from '../figure.ts';
import { elapsedMs } from '../measure.ts';
import { spread } from './spread.ts';
import { newKitchen, takeTurn } from './turns.ts';

interface Takeovers {
  readonly data: string;
  readonly kills: number;
}

/** How a writer falls silent: it is gone, or it stands still with all its connections, as a lost machine does. */
const WAYS = { killed: 'SIGKILL', stopped: 'SIGSTOP' } as const;

/** How long nobody could act, from the end of the writer to the first turn the other server accepts. */
export async function takeovers({ data, kills }: Takeovers): Promise<readonly Figure[]> {
  if (kills === 0) return [];
  const figures: Figure[] = [];
  for (const way of ['killed', 'stopped'] as const) {
    const silences: number[] = [];
    for (let i = 0; i < kills; i++) silences.push(await silenceMs(data, way));
    const name = `${kills} writers ${way}, silence until the other goes on`;
    figures.push(...spread({ name, ms: silences, bar: '< 10000' }));
  }
  return figures;
}

async function silenceMs(data: string, way: keyof typeof WAYS): Promise<number> {
  const [writer, other] = [await startHakoniwa({ data }), await startHakoniwa({ data })];
  try {
    const garden = await newKitchen(writer.url);
    await takeTurn(writer.url, { garden, key: 'before' });
    // The other one shows it already, as to people who watch there.
    await fetch(`${other.url}/v1/gardens/${garden}`);
    process.kill(writer.pid, WAYS[way]);
    return await elapsedMs(() => takeTurn(other.url, { garden, key: 'after' }));
  } finally {
    await writer.kill();
    await other.stop();
  }
}
