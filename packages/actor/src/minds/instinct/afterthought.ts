// The inner voice after a failure: information to one mind, proof of incompetence to another.
import { drawOne } from '@hakoniwa/stage';
import type { MindContext } from '../../context.ts';
import { actorWording } from '../../locale/index.ts';

/** What goes through the head right after being refused; nothing at other times. */
export function afterthought({
  recent,
  id,
  personality,
  view,
  rng,
}: MindContext): string | undefined {
  const last = recent.findLast(({ actor }) => actor === id);
  if (!last?.isDenied) return undefined;
  const words = actorWording(view.language);
  const isGrowing = personality.growthMindset >= GROWING;
  return drawOne(rng, isGrowing ? words.learnsFromFailure : words.shrinksFromFailure)[0];
}

/** From here on a failure is news rather than a verdict. */
const GROWING = 50;
