// A way of several steps: each is an act of its own, and whatever stands in the way stops it.
import type { World } from '@hakoniwa/stage';
import { filledBlanks } from '../fill.ts';
import type { IntentOf } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';
import { perform } from './act.ts';

export function runTravel(turn: PlayTurn, { to }: IntentOf<'travel'>): void {
  const way = exitsTo(turn.world, { from: turn.place.id, to });
  if (way.length === 0) {
    turn.denial ??= { reason: 'OUT_OF_SCOPE', cause: 'no-exit', about: to };
    turn.tell(filledBlanks(turn.scene.words.told.noWay, {}));
  }
  for (const [i, target] of way.entries()) {
    const isPassing = i < way.length - 1;
    const isThere = perform(turn, { act: { verb: 'move', target }, options: { isPassing } });
    if (!isThere || turn.state.encounter) return;
  }
}

/** The shortest way by exits, without where it begins; empty when there is none. */
export function exitsTo(
  world: World,
  { from, to }: { readonly from: string; readonly to: string },
): string[] {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined && at !== to; at = open.shift()) {
    for (const exit of world.places.get(at)?.exits ?? []) {
      if (cameFrom.has(exit.to)) continue;
      cameFrom.set(exit.to, at);
      open.push(exit.to);
    }
  }
  const way: string[] = [];
  for (
    let at: string | undefined = cameFrom.has(to) ? to : undefined;
    at !== undefined && at !== from;
  )
    [way[way.length], at] = [at, cameFrom.get(at)];
  return way.reverse();
}
