// Where one may hope to meet somebody: what those one knows usually do at this hour.
import { relationId } from '@hakoniwa/stage';
import type { ScheduleEntry, Schedules } from '../config/schedules.ts';
import type { LifeTurn } from '../moment/turn.ts';
import { type TownMap, townMapOf } from '../town/town-map.ts';
import { dayPlanAt } from './day-plan.ts';

/** Public places by the day plans of those one knows, the best liked first; nobody's whereabouts are read. */
export function hauntsOf({ world, config, self, now }: LifeTurn): string[] {
  const town = townMapOf(world);
  const start = world.clock.start;
  const plans = plansByMap(town, config.schedules);
  const near = town.mapsWithin(town.mapOf(self.place), config.searchMaps);
  const known = new Map<string, number>();
  for (const map of near.keys()) {
    for (const { id, entries } of plans.get(map) ?? []) {
      const relation = world.relations.get(relationId(self.id, id));
      if (!relation || id === self.id) continue;
      const place = dayPlanAt({ config, entries, start, now, today: [] }).due?.entry.place;
      if (place === undefined || place === self.place || !isPublic(town, place)) continue;
      known.set(place, Math.max(known.get(place) ?? relation.affinity, relation.affinity));
    }
  }
  return [...known].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([place]) => place);
}

function isPublic(town: TownMap, place: string): boolean {
  return town.public.get(town.mapOf(place))?.some((one) => one === place) === true;
}

interface Planned {
  readonly id: string;
  readonly entries: readonly ScheduleEntry[];
}

type PlansByMap = ReadonlyMap<string, readonly Planned[]>;
const known = new WeakMap<TownMap, { readonly schedules: Schedules; readonly plans: PlansByMap }>();

/** Day plans by the maps they lead to, so that a large town is not gone through for one question. */
function plansByMap(town: TownMap, schedules: Schedules): PlansByMap {
  const found = known.get(town);
  if (found?.schedules === schedules) return found.plans;
  const plans = new Map<string, Planned[]>();
  for (const [id, entries] of Object.entries(schedules)) {
    const places = entries.flatMap(({ place }) => (place === undefined ? [] : [place]));
    for (const map of new Set(places.map((place) => town.mapOf(place)))) {
      plans.set(map, [...(plans.get(map) ?? []), { id, entries }]);
    }
  }
  known.set(town, { schedules, plans });
  return plans;
}
