// The orderly close what stands open, switch off what runs and put down what they carry; nobody spills for fun.
import type { Consideration } from './consideration.ts';

export const tidiness: Consideration = ({ act, context }) => {
  const order = context.personality.conscientiousness;
  if (act.verb === 'close' || act.verb === 'switch-off' || act.verb === 'put')
    return (order - 30) * 0.25;
  if (MESSY.has(act.verb)) return -40;
  if (act.verb === 'lock' || act.verb === 'discard' || act.verb === 'throw') return -35;
  if (act.verb === 'call') return -30;
  return TRIVIAL.has(act.verb) ? -8 : 0;
};

const MESSY: ReadonlySet<string> = new Set(['spill', 'knock', 'force']);
const TRIVIAL: ReadonlySet<string> = new Set(['look', 'stand', 'move', 'inspect']);
