// Whether this machine's clock shows a day that can be.
import { type Check, finding } from '../finding.ts';
import { limits } from '../limits.ts';

export const checkClock: Check = async ({ nowMs }) => {
  const isWrong = nowMs() < limits.earliestMs;
  const blanks = { now: new Date(nowMs()).toISOString() };
  return [
    finding(
      'clock',
      isWrong
        ? { state: 'fail', word: 'clockWrong', blanks }
        : { state: 'ok', word: 'clockOk', blanks },
    ),
  ];
};
