// Deeds that undo what was just done, for nothing.
import type { World } from '@hakoniwa/stage';
import type { Laid } from './serves.ts';

/** Within how many turns an undoing is one. */
const SOON = 3;

/** How many deeds changed something, and how many of those were undone soon by a deed that served nothing. */
export function undoneIn(
  { moves, frames }: Pick<Laid, 'moves' | 'frames'>,
  served: readonly (string | undefined)[],
): { readonly changes: number; readonly undone: number } {
  let [changes, undone] = [0, 0];
  for (const [index, move] of moves.entries()) {
    const [before, now] = [frames[index]?.world, frames[index + 1]?.world];
    if (!move.act || !before || !now) continue;
    const changed = changedProps(before, now);
    if (changed.length === 0) continue;
    changes += 1;
    const isUndone = moves.some(
      (later, next) =>
        next > index &&
        later.turn <= move.turn + SOON &&
        later.act !== undefined &&
        served[next] === undefined &&
        isBack({ before, last: frames[next]?.world, again: frames[next + 1]?.world }, changed),
    );
    if (isUndone) undone += 1;
  }
  return { changes, undone };
}

function changedProps(before: World, now: World): string[] {
  if (before.props === now.props) return [];
  return [...now.props.values()].flatMap((prop) => {
    const old = before.props.get(prop.id);
    return old && old !== prop && shape(old) !== shape(prop) ? [prop.id] : [];
  });
}

interface Worlds {
  readonly before: World;
  readonly last: World | undefined;
  readonly again: World | undefined;
}

/** Whether all that was changed is as before, and was not a moment ago. */
function isBack({ before, last, again }: Worlds, ids: readonly string[]): boolean {
  if (!last || !again) return false;
  const isAs = (world: World) =>
    ids.every((id) => shape(world.props.get(id)) === shape(before.props.get(id)));
  return isAs(again) && !isAs(last);
}

function shape(prop: { readonly at: unknown; readonly state: unknown } | undefined): string {
  return prop ? JSON.stringify([prop.at, prop.state]) : '';
}
