// What two have agreed to do together: each wants to have done their part.
import { lastJoint, otherOf, partWanted } from '../remember/joint.ts';
import type { WishSource } from './wish.ts';

export const practiceWishes: WishSource = (context) => {
  const joint = lastJoint(context);
  const other = joint?.stage === 'agreed' ? otherOf(joint, context.id) : undefined;
  if (!joint || other === undefined) return [];
  return [
    {
      ...{ kind: 'company', goal: goalOfPractice(joint.practice.id), text: '' },
      ...{ wants: partWanted(joint), isOnce: true, since: joint.at },
      ...{ weight: AGREED, for: other, causes: [joint.seq] },
    },
  ];
};

/** The goal of whoever takes part in a practice. */
export function goalOfPractice(id: string): string {
  return `practice:${id}`;
}

/** What one has said yes to comes before most of what one would like. */
export const AGREED = 62;
