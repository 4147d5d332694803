// The fact beside a belief: the same side of the same thing, as the director sees it.
import type { GardenView } from '@hakoniwa/client';

type Belief = NonNullable<GardenView['characters'][number]['inner']>['beliefs'][number];

/** Where something is, by ids. */
export interface FactPlace {
  readonly place?: string | undefined;
  readonly holder?: string | undefined;
  readonly inside?: string | undefined;
}

/** The true value in the shape a belief has it; undefined when there is nothing to compare with. */
export function factOf({ about, aspect }: Belief, view: GardenView): unknown {
  const [kind, id] = about.split('/');
  if (kind === 'props') {
    const prop = view.props.find((one) => one.id === id);
    if (!prop) return undefined;
    if (aspect !== 'at') return prop[aspect as keyof typeof prop];
    return whereOf(prop);
  }
  const people = kind === 'characters' ? view.characters : undefined;
  const places = kind === 'places' ? view.places : undefined;
  const found = (people ?? places)?.find((one) => one.id === id);
  return found?.[aspect as keyof typeof found];
}

/** Whether what is believed is so; unknown facts contradict nothing. */
export function isTrue(belief: Belief, view: GardenView): boolean {
  const fact = factOf(belief, view);
  return fact === undefined || JSON.stringify(fact) === JSON.stringify(belief.value);
}

function whereOf({ place, heldBy, inside }: GardenView['props'][number]): FactPlace {
  if (place !== undefined) return { place };
  return heldBy === undefined ? { inside } : { holder: heldBy };
}
