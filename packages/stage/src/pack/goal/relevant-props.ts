// The props a goal may depend on: what it names, what those are in, what unlocks or changes them.
import { termIds } from '../../facts/terms.ts';
import { meetsRequirement } from '../../laws/afforded.ts';
import { means } from '../../words/means.ts';
import { containersOf } from '../../world/queries.ts';
import type { Prop } from '../../world/schema/prop.ts';
import type { World } from '../../world/world.ts';
import type { Goal } from '../schema/goal.ts';

/** Ids of the props worth handling on the way to a goal. */
export function relevantProps(world: World, goal: Goal): ReadonlySet<string> {
  const found = new Set<string>();
  const props = [...world.props.values()];
  let open = [...namedProps(world, goal), ...doors(world)];
  while (open.length > 0) {
    const fresh = [...new Set(open)].filter((id) => !found.has(id) && world.props.has(id));
    for (const id of fresh) found.add(id);
    open = fresh.flatMap((id) => {
      const prop = world.props.get(id);
      return prop ? dependencies(world, prop, props) : [];
    });
  }
  return found;
}

function namedProps(world: World, goal: Goal): string[] {
  const { holds, state, in: within, on, all = [], any = [], not } = goal;
  const terms = [holds?.prop, state?.prop, within?.prop, within?.container, on?.prop, on?.surface];
  const parts = [...all, ...any, ...(not ? [not] : [])];
  return [
    ...terms.flatMap((term) => (term === undefined ? [] : termIds(world, { term, sort: 'props' }))),
    ...parts.flatMap((part) => namedProps(world, part)),
  ];
}

function doors(world: World): string[] {
  return [...world.places.values()].flatMap(({ exits }) => exits.flatMap(({ via }) => via ?? []));
}

function dependencies(world: World, prop: Prop, props: readonly Prop[]): string[] {
  const needed = prop.affordances.flatMap(({ requires }) => requires?.holding ?? []);
  const isKeyless = prop.key === undefined && means(prop.state, 'locked');
  return [
    ...containersOf(world, prop).map(({ id }) => id),
    ...(prop.key === undefined ? [] : [prop.key]),
    ...props
      .filter(
        (other) =>
          needed.some((term) => meetsRequirement(other, term)) ||
          (isKeyless && other.kind === 'key') ||
          changes(other, prop.id),
      )
      .map(({ id }) => id),
  ];
}

/** Whether using one prop changes or reveals another. */
function changes(prop: Prop, id: string): boolean {
  return prop.affordances.some(({ outcomes = [] }) =>
    outcomes.some(
      (outcome) =>
        (outcome.do === 'state' && outcome.of === id) ||
        (outcome.do === 'reveal' && outcome.prop === id),
    ),
  );
}
