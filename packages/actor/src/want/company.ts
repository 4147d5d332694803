// The wish for company: stronger in the outgoing, and among friends; whoever is alone looks for whom they like.
import { type Condition, HOUR_MS } from '@hakoniwa/stage';
import { companions, type MindContext } from '../context.ts';
import type { WishSource } from './wish.ts';

export const company: WishSource = (context) => {
  const { personality, affinity } = context;
  const here = companions(context);
  const warmest = Math.max(0, ...here.map(({ id }) => affinity[id] ?? 0));
  const weight = personality.extraversion * 0.45 + warmest * 0.2;
  const isAlone = here.length === 0;
  return [
    {
      ...{ kind: 'company', goal: 'company', text: '' },
      wants: isAlone ? withAFriend(context) : undefined,
      // Solitude is a rest at first; the longer it lasts, the more one looks for the other.
      weight: isAlone ? weight * Math.min(1, 0.6 + hoursAlone(context)) : weight,
    },
  ];
};

/** How long nobody else was there, as far as one remembers. */
function hoursAlone({ recent, view, id }: MindContext): number {
  const seen = recent.findLast(({ actor }) => actor !== undefined && actor !== id);
  return (view.time.now - (seen ?? recent[0] ?? { at: view.time.now }).at) / HOUR_MS;
}

/** To be where somebody one likes is believed to be. */
function withAFriend({ believed, affinity, id, view }: MindContext): Condition | undefined {
  const friends = [...believed.characters.values()]
    .filter((one) => one.id !== id && one.place !== view.here && (affinity[one.id] ?? 0) > 0)
    .sort((a, b) => (affinity[b.id] ?? 0) - (affinity[a.id] ?? 0) || (a.id < b.id ? -1 : 1));
  const [friend] = friends;
  return friend && { at: { character: { as: 'self' }, place: friend.place } };
}
