// The minds of a garden as they are shown: the choice, who plays whom right now, the calls, the cost.
import { type LivingGarden, type ModelSource, modelNameFor } from '@hakoniwa/garden';
import { INSTINCT, type mindsSchema } from '@hakoniwa/protocol';
import type { z } from 'zod';

type Shown = z.input<typeof mindsSchema>;

export async function mindsShown(garden: LivingGarden, source: ModelSource): Promise<Shown> {
  const { minds } = garden;
  const choice = minds.choice();
  const used = await minds.sums();
  const cap = choice.tokensPerDay ?? source.tokensPerDay();
  return {
    choice: { ...choice },
    characters: await charactersShown(garden, source),
    calls: minds.calls().map((news) => ({ ...news })),
    used: { ...used },
    leftTokens: cap === undefined ? null : Math.max(0, cap - used.tokens),
  };
}

async function charactersShown(
  { world, minds }: LivingGarden,
  source: ModelSource,
): Promise<Shown['characters']> {
  const shown: Shown['characters'] = [];
  for (const { id, name, controlledBy } of world.characters.values()) {
    const chosen = modelNameFor(minds.choice(), id);
    const isPlayed = controlledBy !== 'human' && chosen !== INSTINCT;
    const found = isPlayed ? await source.find(chosen) : undefined;
    const { server, model } = found?.address ?? {};
    shown.push({
      ...{ id, name, chosen, controlledBy },
      model: found ? `${server}:${model}` : null,
      isRemote: found?.isRemote ?? false,
    });
  }
  return shown;
}
