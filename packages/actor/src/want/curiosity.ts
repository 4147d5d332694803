// Things not yet looked into draw the open-minded.
import type { WishSource } from './wish.ts';

export const curiosity: WishSource = ({ view, personality, recallable, id }) => {
  const own = recallable.filter(({ actor }) => actor === id);
  const touched = new Set(own.map(({ object }) => object));
  return view.props
    .filter((prop) => !touched.has(prop.id))
    .map(({ id: about, name }) => ({
      kind: 'curiosity',
      goal: `curiosity:${about}`,
      about,
      text: name,
      weight: 12 + personality.openness * 0.34,
    }));
};
