// Lets something happen in the scene, and lets the oldest happenings fade from it.
import type { Json } from '../base/json.ts';
import { limits } from '../limits.ts';
import type { Operation, Patch } from '../patch/operation.ts';
import { pointer } from '../patch/pointer.ts';
import type { Condition } from '../world/schema/condition.ts';
import type { Happening } from '../world/schema/story.ts';
import type { World } from '../world/world.ts';

/** The patch that adds a happening. */
export function addHappening(
  world: World,
  what: {
    text: string;
    place?: string | undefined;
    by: string;
    wants?: Condition | undefined;
  },
): Patch {
  const count = (world.counters.happening ?? 0) + 1;
  const id = `happening-${count}`;
  const value = {
    id,
    text: what.text,
    at: world.clock.now,
    by: what.by,
    ...(what.place === undefined ? {} : { place: what.place }),
    ...(what.wants === undefined ? {} : { wants: what.wants as unknown as Json }),
  };
  const counter: Operation = { op: 'add', path: pointer('counters', 'happening'), value: count };
  return [counter, { op: 'add', path: pointer('happenings', id), value }, ...faded(world)];
}

function faded(world: World): Operation[] {
  if (world.happenings.size < limits.happeningsKept) return [];
  const oldest = [...world.happenings.values()].sort(byAge)[0];
  return oldest ? [{ op: 'remove', path: pointer('happenings', oldest.id) }] : [];
}

function byAge(a: Happening, b: Happening): number {
  return a.at - b.at || number(a) - number(b);
}

function number(happening: Happening): number {
  return Number(happening.id.split('-').at(-1)) || 0;
}
