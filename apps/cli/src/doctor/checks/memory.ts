// Whether there is memory for the server and its analyser.
import { readFile } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { type DoctorCheck, doctorFinding, sized } from '../finding.ts';
import { limits } from '../limits.ts';

export const checkMemory: DoctorCheck = async () => {
  const free = await available();
  const blanks = { free: sized(free), total: sized(totalmem()) };
  const isLow = free < limits.memoryLowBytes;
  return [
    doctorFinding(
      'memory',
      isLow
        ? { state: 'warn', word: 'memoryLow', blanks }
        : { state: 'ok', word: 'memoryOk', blanks },
    ),
  ];
};

/** What programs can still have; on Linux caches count as free. */
async function available(): Promise<number> {
  if (process.platform !== 'linux') return freemem();
  const text = await readFile('/proc/meminfo', 'utf8').catch(() => '');
  const kilobytes = /^MemAvailable:\s+(\d+) kB/m.exec(text)?.[1];
  return kilobytes === undefined ? freemem() : Number(kilobytes) * 1_024;
}
