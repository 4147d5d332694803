// What a refusal is answered with: what there is instead, in one sentence.
import { aroundOf, insteadSentence } from '@hakoniwa/gm';
import { type CharacterId, type Denial, nameOf, type World } from '@hakoniwa/stage';

/** What the one who was refused could turn to; null when there is nothing to say. */
export function correctionOf(
  world: World,
  { who, denial }: { readonly who: CharacterId; readonly denial: Denial },
): string | null {
  const { reason, cause, about } = denial;
  const target = about === undefined ? null : nameOf(world, about);
  const violation = { reason, cause, target, intent: 'USE', text: '', at: 0 } as const;
  return (
    insteadSentence(violation, { around: aroundOf(world, who), language: world.language }) || null
  );
}
