// Whether the data folder can be written and has room.
import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DoctorCheck, doctorFinding, sized } from '../finding.ts';
import { limits } from '../limits.ts';

export const checkDisk: DoctorCheck = async ({ dataFolder: folder }) => {
  const place = nearest(folder);
  const canWrite = await access(place, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!canWrite)
    return [
      doctorFinding('disk', { state: 'fail', word: 'diskReadOnly', blanks: { folder: place } }),
    ];
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  const blanks = { folder, free: sized(free) };
  if (free < limits.diskFullBytes)
    return [doctorFinding('disk', { state: 'fail', word: 'diskFull', blanks })];
  if (free < limits.diskLowBytes)
    return [doctorFinding('disk', { state: 'warn', word: 'diskLow', blanks })];
  return [doctorFinding('disk', { state: 'ok', word: 'diskOk', blanks })];
};

/** The folder, or the one above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
