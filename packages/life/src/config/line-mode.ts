// When the talks of a garden have words; the world itself keeps it, so that every replay agrees.
import { type Command, pointer, type World } from '@hakoniwa/stage';

/** Always, only while somebody watches, or never. */
export type LineMode = 'all' | 'watched' | 'none';

/** The name under which daily life keeps what holds for everybody. */
export const LIFE_SYSTEM = 'life';

interface Kept {
  readonly lines?: LineMode;
  readonly watched?: boolean;
}

/** What a world keeps of lines; a mode it does not have yet is the given one. */
export function lineStateOf(world: World, lines: LineMode): { lines: LineMode; watched: boolean } {
  const known = world.systems.get(LIFE_SYSTEM) as Kept | undefined;
  return { lines: known?.lines ?? lines, watched: known?.watched ?? false };
}

/** Whether the talks of a world have words now. */
export function hasLines(world: World): boolean {
  const { lines, watched } = lineStateOf(world, 'none');
  return lines === 'all' || (lines === 'watched' && watched);
}

/** Says that somebody watches from now on, or nobody does; undefined when the world knows already. */
export function watchCommand(
  world: World,
  { watched }: { readonly watched: boolean },
): Command | undefined {
  const known = world.systems.get(LIFE_SYSTEM);
  if (known === undefined || lineStateOf(world, 'none').watched === watched) return undefined;
  const path = pointer('systems', LIFE_SYSTEM, 'watched');
  return { type: 'edit', by: LIFE_SYSTEM, patch: [{ op: 'add', path, value: watched }] };
}
