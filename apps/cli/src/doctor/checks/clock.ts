// Whether this machine's clock shows a day that can be.
import { type DoctorCheck, doctorFinding } from '../finding.ts';
import { limits } from '../limits.ts';

export const checkClock: DoctorCheck = async ({ nowMs }) => {
  const isWrong = nowMs() < limits.earliestMs;
  const blanks = { now: new Date(nowMs()).toISOString() };
  return [
    doctorFinding(
      'clock',
      isWrong
        ? { state: 'fail', word: 'clockWrong', blanks }
        : { state: 'ok', word: 'clockOk', blanks },
    ),
  ];
};
