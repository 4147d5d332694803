// Whether the packs on the shelf are sound.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPack } from '@hakoniwa/garden';
import { type DoctorCheck, type DoctorFinding, doctorFinding } from '../finding.ts';

export const packsCheck: DoctorCheck = async ({ packsFolder: folder }) => {
  const names = existsSync(folder)
    ? (await readdir(folder, { withFileTypes: true })).filter((one) => one.isDirectory())
    : [];
  if (names.length === 0)
    return [doctorFinding('packs', { state: 'fail', word: 'packsNone', blanks: { folder } })];
  const bad: DoctorFinding[] = [];
  for (const { name } of names) {
    const pack = join(folder, name);
    const { problems } = await checkPack(pack);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (!first) continue;
    const blanks = {
      pack,
      errors: errors.length,
      first: `${first.file}:${first.line} ${first.code}`,
    };
    bad.push(doctorFinding('packs', { state: 'fail', word: 'packsBad', blanks }));
  }
  if (bad.length > 0) return bad;
  return [
    doctorFinding('packs', { state: 'ok', word: 'packsOk', blanks: { count: names.length } }),
  ];
};
