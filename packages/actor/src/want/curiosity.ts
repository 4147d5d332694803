// In a place one explores, what is shut or unread and doors not yet passed draw the open-minded; nobody inspects their
// own furniture.
import { type Condition, isShut, type Prop } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Wish, WishSource } from './wish.ts';

export const curiosity: WishSource = (context) => {
  const { view, believed, personality, recallable, id } = context;
  if (view.geography !== 'explored') return [];
  const own = recallable.filter(({ actor, isDenied }) => actor === id && !isDenied);
  const touched = new Set(own.map(({ object }) => object));
  const weight = 12 + personality.openness * 0.34;
  const wish = (about: string, wants: Condition, text: string): Wish => ({
    ...{ kind: 'curiosity', goal: `curiosity:${about}`, text, wants, isOnce: true, weight },
  });
  const things = view.props.flatMap(({ id: about, name }) => {
    const prop = believed.props.get(about);
    const verb = prop && !touched.has(about) ? drawnTo(prop) : undefined;
    return verb === undefined
      ? []
      : [wish(about, { done: { verb, by: { as: 'self' }, object: about } }, name)];
  });
  return [...things, ...doorsAhead(context).map(({ to, name }) => beyond(to, name, wish))];
};

function beyond(
  to: string,
  name: string,
  wish: (about: string, wants: Condition, text: string) => Wish,
): Wish {
  return wish(to, { at: { character: { as: 'self' }, place: to } }, name);
}

/** What one does with something one has never handled. */
function drawnTo(prop: Prop): string | undefined {
  if (prop.kind === 'readable') return 'read';
  if (prop.kind !== 'container') return undefined;
  return isShut(prop) ? 'open' : 'search';
}

/** Exits one has never gone through. */
function doorsAhead({ view, recallable, id }: MindContext) {
  const been = new Set(
    recallable
      .filter(
        ({ actor, type, isDenied }) => actor === id && type === 'character-moved' && !isDenied,
      )
      .map(({ target }) => target),
  );
  const here = view.places.find((place) => place.id === view.here);
  return (here?.exits ?? []).filter(({ to }) => !been.has(to));
}
