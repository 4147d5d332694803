// The context in which a text is looked over again: the character's own view, without what only deciding needs.
import { type MindContext, NO_PHRASES, sheetOf } from '@hakoniwa/actor';
import {
  believedWorld,
  type CharacterId,
  type Rulebook,
  viewFor,
  type World,
} from '@hakoniwa/stage';

/** Undefined when there is no such character. */
export function readerContext(
  rules: Rulebook,
  { world, id }: { readonly world: World; readonly id: CharacterId },
): MindContext | undefined {
  const view = viewFor({ as: 'character', id }, world);
  const self = view.characters.find((one) => one.id === id);
  if (!self?.inner) return undefined;
  const nothing = {
    choices: [],
    recent: [],
    memories: [],
    recallable: [],
    insights: [],
    stories: [],
  };
  return {
    ...{ rules, id, view, self, ...nothing },
    personality: self.inner.personality,
    sheet: sheetOf(world, id),
    believed: believedWorld(view),
    ...{ pinned: [], guests: [], affinity: {}, asked: [], promises: [] },
    phrases: NO_PHRASES,
    rng: world.rng,
    seed: world.rng.join(),
  };
}
