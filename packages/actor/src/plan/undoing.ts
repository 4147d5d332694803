// Whether a deed would undo what somebody else here did a little while ago: then they are asked first.
import { type Act, MINUTE_MS, type World } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Memory } from '../remember/memory.ts';
import { takesBack } from '../want/verb-hints.ts';

/** Who did something that would be undone by a deed; told from the worlds before and after it. */
export type Undoing = (
  act: Act,
  worlds: { readonly before: World; readonly after: World },
) => string | undefined;

/** So long somebody may mind that what they did is undone. */
const MINDED_MS = 10 * MINUTE_MS;

/** The undoing of what one saw others do here, while they are here. */
export function undoingOf({
  recent,
  view,
  id,
}: Pick<MindContext, 'recent' | 'view' | 'id'>): Undoing {
  const here = new Set<string>(view.characters.map((one) => one.id));
  const deeds = recent.filter(
    ({ actor, verb, object, isDenied, at }) =>
      actor !== undefined &&
      verb !== undefined &&
      object !== undefined &&
      !isDenied &&
      view.time.now - at <= MINDED_MS,
  );
  return (act, worlds) => {
    const last = deeds.findLast(({ object }) => object === act.object);
    const maker = last?.actor;
    if (last === undefined || maker === undefined || maker === id || !here.has(maker))
      return undefined;
    return undoes(act, last, worlds) ? maker : undefined;
  };
}

/** The opposite of what was done; or what was done with it once more, which takes away how it is now. */
function undoes(
  { verb, object = '' }: Act,
  last: Memory,
  { before, after }: { readonly before: World; readonly after: World },
): boolean {
  if (takesBack(verb, last.verb ?? '')) return true;
  const [was, is] = [before.props.get(object)?.state, after.props.get(object)?.state];
  return verb === last.verb && was !== undefined && is !== undefined && is.length < was.length;
}
