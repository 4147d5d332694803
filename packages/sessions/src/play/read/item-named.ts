// Which item of the pack a text names: the longest name that stands in it, whole or for short; what is in the bag first.
import { lengthOfNameIn } from '@hakoniwa/gm';
import type { PlayTurn } from '../turn.ts';

export function itemNamed({ scene, state }: PlayTurn, text: string): string | undefined {
  const lower = text.toLowerCase();
  const { language } = scene;
  const held = (id: string) => state.items[id] ?? 0;
  const named = Object.entries(scene.campaign.session.items)
    .map(([id, { name }]) => ({
      id,
      length: lengthOfNameIn(lower, { name: scene.text(name).toLowerCase(), language }),
    }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || held(b.id) - held(a.id));
  return named[0]?.id;
}
