// The face somebody makes, from what can be seen of them.
import type { Expression } from '@hakoniwa/portrait';
import type { WatchPerson } from '@hakoniwa/protocol';

/** What people do that shows in their faces; the verbs are life's own. */
const DOING: Readonly<Record<string, Expression>> = {
  sleep: 'asleep',
  eat: 'glad',
  talk: 'content',
  bathe: 'content',
  rest: 'tired',
};

export function expressionOf({ activity }: Pick<WatchPerson, 'activity'>): Expression {
  return DOING[activity?.action ?? ''] ?? 'calm';
}
