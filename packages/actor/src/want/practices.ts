// What two have agreed to do together: each wants to have done their part.
import { isToTake, lastJoint, openStep, otherOf, partWanted } from '../remember/joint.ts';
import type { WishSource } from './wish.ts';

export const practiceWishes: WishSource = (context) => {
  const joint = lastJoint(context);
  const other = joint?.stage === 'agreed' ? otherOf(joint, context.id) : undefined;
  const step = joint && openStep(context, joint);
  if (!joint || !step || other === undefined) return [];
  const wants = partWanted(step, joint.place);
  if (!wants || !isToTake(joint, { step, who: context.id })) return [];
  return [
    {
      ...{ kind: 'company', goal: goalOfPractice(joint.practice.id), text: '' },
      ...{ wants, isOnce: true, since: joint.at },
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
