// Whether this Node.js is new enough.
import { type DoctorCheck, doctorFinding } from '../finding.ts';
import { limits } from '../limits.ts';

export const checkNode: DoctorCheck = async ({ nodeVersion: version }) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = limits.node;
  const isOk = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
  const blanks = { version };
  return [
    doctorFinding(
      'node',
      isOk ? { state: 'ok', word: 'nodeOk', blanks } : { state: 'fail', word: 'nodeOld', blanks },
    ),
  ];
};
