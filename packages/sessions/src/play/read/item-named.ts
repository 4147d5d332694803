// Which item of the pack a text names: the longest name that stands in it.
import type { Turn } from '../turn.ts';

export function itemNamed({ scene }: Turn, text: string): string | undefined {
  const lower = text.toLowerCase();
  const named = Object.entries(scene.campaign.session.items)
    .map(([id, { name }]) => ({ id, name: scene.text(name).toLowerCase() }))
    .filter(({ name }) => lower.includes(name))
    .sort((a, b) => b.name.length - a.name.length);
  return named[0]?.id;
}
