// The words under an object in a scene: what the pack affords, else what its kind allows.
import type { Action } from '../act/action.ts';
import { actionWords } from '../act/action-words.ts';
import type { Language } from '../base/vocabulary.ts';
import { stageWording } from '../locale/index.ts';
import type { PropView } from '../view/view.ts';
import type { Affordance } from '../world/schema/affordance.ts';

/** `飲む`, `開ける(要:鍵)`. */
export function affordanceWords(
  prop: PropView,
  { language, actions }: { readonly language: Language; readonly actions: Iterable<Action> },
): string[] {
  if (prop.affordances.length > 0)
    return prop.affordances.map((one) => affordanceWord(one, language));
  return [...actions]
    .filter((action) => isTypical(action, prop))
    .flatMap((action) => actionWords(action, language)[0] ?? []);
}

function affordanceWord({ label, requires }: Affordance, language: Language): string {
  const needed = requires?.holding ?? [];
  return needed.length === 0
    ? label
    : `${label}(${stageWording(language).scene.needs}:${needed.join('・')})`;
}

/** Verbs that say something about this kind of thing, and carrying it when it can be carried. */
function isTypical(action: Action, prop: PropView): boolean {
  if (action.id === 'take') return prop.portable;
  const kinds = action.offered ?? action.kinds;
  return kinds !== 'any' && kinds.includes(prop.kind);
}
