// What somebody means to do and why, in the words there are for it.
import type { GardenView } from '@hakoniwa/client';

type Inner = NonNullable<GardenView['characters'][number]['inner']>;

/** A goal by the wish it is, where it is one; else by its name. */
function goalText(goal: string, desires: Inner['desires']): string {
  const [kind, ...rest] = goal.split(':');
  const id = rest.join(':');
  const wish = kind === 'desire' ? desires.find((one) => one.id === id) : undefined;
  return wish?.text ?? goal;
}

/** What somebody has set out to do, and at which step of how many they are. */
export function intentionText({ intention, desires }: Inner): string {
  if (typeof intention !== 'object') return intention ?? '';
  const { goal, at, steps } = intention;
  return `${goalText(goal, desires)} (${at + 1}/${steps.length})`;
}
