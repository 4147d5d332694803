// The Lab's bar: four arms, eight scenarios and twenty seeds with instinct, from start to results.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRun, shippedExperiments, startRun, writeReport } from '@hakoniwa/lab';
import type { Figure } from '../figure.ts';

/** Processor time counts all threads, so it can be compared where others use the machine too. */
export async function lab(): Promise<readonly Figure[]> {
  const shipped = (await shippedExperiments()).find(
    ({ experiment }) => experiment.name === 'instinct',
  );
  if (!shipped) throw new Error('the experiment `instinct` ships no more');
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-bench-lab-'));
  const workers = Math.min(2, availableParallelism());
  try {
    const [began, cpu] = [performance.now(), process.cpuUsage()];
    const { results } = await startRun({ ...shipped, folder, workers });
    const played = performance.now();
    await writeReport(await readRun(folder));
    const { user, system } = process.cpuUsage(cpu);
    const cpuSeconds = (user + system) / 1e6;
    const turns = results?.turns ?? 0;
    return [
      {
        name: 'sessions of 4 arms × 8 scenarios × 20 seeds',
        value: results?.sessions ?? 0,
        unit: '',
      },
      { name: 'turns', value: turns, unit: '' },
      { name: 'run, wall', value: (played - began) / 1_000, unit: 's', bar: '< 60' },
      { name: 'report, wall', value: (performance.now() - played) / 1_000, unit: 's' },
      { name: 'all of it, processor time', value: cpuSeconds, unit: 's' },
      { name: 'processor time on two free cores', value: cpuSeconds / 2, unit: 's', bar: '< 60' },
      {
        name: 'processor time per turn, judging included',
        value: (cpuSeconds * 1_000) / turns,
        unit: 'ms',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
