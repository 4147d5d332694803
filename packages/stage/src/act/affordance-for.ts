// Which of the uses a pack gives a thing an act makes use of.
import type { Affordance } from '../world/schema/affordance.ts';
import type { Prop } from '../world/schema/prop.ts';
import type { Act } from './act.ts';

/** The affordance an act makes use of: by the pack's own word, else by the verb. */
export function affordanceFor(prop: Prop, act: Act): Affordance | undefined {
  const { affordance: word } = act;
  if (word !== undefined) return prop.affordances.find(({ label }) => label === word);
  return prop.affordances.find(({ verb }) => verb === act.verb);
}
