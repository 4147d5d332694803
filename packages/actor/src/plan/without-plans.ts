// The switch that takes the plans away: the rest of a mind stays as it is.
import type { MindContext } from '../context.ts';

/** The same mind without plans: what fulfils a wish at once is done, and now and then whatever is at hand. */
export function withoutPlans(context: MindContext): MindContext {
  return { ...context, hasNoPlans: true };
}
