// The wish for company: stronger in the outgoing, and among friends.
import { companions } from '../context.ts';
import type { WishSource } from './wish.ts';

export const company: WishSource = (context) => {
  const { personality, affinity } = context;
  const here = companions(context);
  const warmest = Math.max(0, ...here.map(({ id }) => affinity[id] ?? 0));
  const weight = personality.extraversion * 0.45 + warmest * 0.2;
  return [
    { kind: 'company', goal: 'company', text: '', weight: here.length > 0 ? weight : weight * 0.6 },
  ];
};
