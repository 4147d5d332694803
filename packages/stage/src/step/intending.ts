// Writes an intention with the event that begins to follow it: whole when adopted, one number when it moves.
import type { Json } from '../base/json.ts';
import type { Operation } from '../patch/operation.ts';
import { pointer } from '../patch/pointer.ts';
import { type Intends, intentionOf } from '../world/schema/intention.ts';
import type { World } from '../world/world.ts';
import type { HandlerOutcome } from './rulebook.ts';

/** An outcome whose first event adopts what its actor intends, or gives it up; a refused one changes nothing. */
export function intending(
  outcome: HandlerOutcome,
  { world, actor, intends }: { world: World; actor: string; intends: Intends | undefined },
): HandlerOutcome {
  const [first, ...rest] = outcome.changes;
  if (intends === undefined || !first || first.denial) return outcome;
  const operations = adopting(world, { actor, intends });
  return { ...outcome, changes: [{ ...first, patch: [...first.patch, ...operations] }, ...rest] };
}

/** The change by which somebody adopts an intention, or gives up the one there is. */
function adopting(
  world: World,
  { actor, intends }: { readonly actor: string; readonly intends: Intends },
): Operation[] {
  const path = pointer('characters', actor, 'intention');
  const before = world.characters.get(actor)?.intention;
  if (intends === null) return before === undefined ? [] : [{ op: 'remove', path }];
  const value = { ...intends, since: world.clock.now } as unknown as Json;
  return [{ op: before === undefined ? 'add' : 'replace', path, value }];
}

/** The change by which the step that was next is done: the next one, or the end of it. */
export function stepping(world: World, actor: string): Operation[] {
  const intention = intentionOf(world.characters.get(actor) ?? {});
  if (!intention) return [];
  const path = pointer('characters', actor, 'intention');
  const at = intention.at + 1;
  if (at >= intention.steps.length) return [{ op: 'remove', path }];
  return [{ op: 'replace', path: `${path}/at`, value: at }];
}
