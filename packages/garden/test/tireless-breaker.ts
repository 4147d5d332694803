// A breaker that never lets a model rest: for runs in which every call is to be made.
import { CallBreaker } from '@hakoniwa/model';

/** An hour passes between any two looks at the clock. */
export function tirelessBreaker(): CallBreaker {
  let clock = 0;
  return new CallBreaker(() => {
    clock += 3_600_000;
    return clock;
  });
}
