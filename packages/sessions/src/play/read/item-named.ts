// Which item of the pack a text names: the longest name that stands in it, whole or by its last word.
import { lengthOfNameIn } from '@hakoniwa/gm';
import type { PlayTurn } from '../turn.ts';

export function itemNamed({ scene }: PlayTurn, text: string): string | undefined {
  const lower = text.toLowerCase();
  const { language } = scene;
  const named = Object.entries(scene.campaign.session.items)
    .map(([id, { name }]) => ({
      id,
      length: lengthOfNameIn(lower, { name: scene.text(name).toLowerCase(), language }),
    }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return named[0]?.id;
}
