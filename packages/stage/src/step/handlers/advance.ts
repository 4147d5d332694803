// Time passes; it never runs backwards.
import { deny } from '../../act/denial.ts';
import { pointer } from '../../patch/pointer.ts';
import type { Handler } from '../rulebook.ts';

export const handleAdvance: Handler<'advance'> = (_rules, world, { to }) => {
  if (to < world.clock.now) {
    const denial = deny('INVALID_STATE', { cause: 'time-runs-forward', more: { about: 'clock' } });
    return { denial, changes: [{ type: 'advance-denied', patch: [], denial }] };
  }
  if (to === world.clock.now) return { changes: [] };
  return {
    changes: [
      { type: 'time-passed', patch: [{ op: 'replace', path: pointer('clock', 'now'), value: to }] },
    ],
  };
};
