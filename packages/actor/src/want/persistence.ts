// After a refusal: grit keeps wanting it by other means for a while, the rest turn elsewhere.
import type { WishSource } from './wish.ts';

export const persistenceWishes: WishSource = ({ recent, id, personality }) => {
  const refused = recent.filter(
    ({ actor, isDenied, denial }) => actor === id && isDenied && denial?.about !== undefined,
  );
  const last = refused.at(-1);
  if (!last?.denial?.about) return [];
  const tries = refused.filter(({ denial }) => denial?.about === last.denial?.about).length;
  const budget = Math.floor(personality.grit / 20);
  if (tries > budget) return [];
  const isSettled = recent.some(
    ({ actor, object, isDenied, seq }) =>
      actor === id &&
      !isDenied &&
      object === last.denial?.about &&
      seq > last.seq &&
      isProgress(last.denial?.cause),
  );
  if (isSettled) return [];
  const about =
    last.denial.needs && last.denial.needs !== '' ? last.denial.needs : last.denial.about;
  return [
    {
      kind: 'persistence',
      goal: `persistence:${last.denial.about}`,
      causes: [last.seq],
      about,
      text: last.denial.about,
      weight: personality.grit * 0.9,
    },
  ];
};

function isProgress(cause: string | undefined): boolean {
  return cause === 'locked' || cause === 'closed' || cause === 'requirement';
}
