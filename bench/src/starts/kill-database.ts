// Ends the embedded database of a data folder as a power cut would.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function killDatabase(data: string): Promise<void> {
  const file = join(data, 'database', 'cluster', 'data', 'postmaster.pid');
  process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
}
