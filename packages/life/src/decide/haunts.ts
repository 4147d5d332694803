// Where one may hope to meet somebody: what those one knows usually do at this hour.
import { relationId } from '@hakoniwa/stage';
import { townMapOf } from '../town/town-map.ts';
import type { Turn } from '../turn/turn.ts';
import { dayPlanAt } from './day-plan.ts';

/** Public places by the day plans of those one knows, the best liked first; nobody's whereabouts are read. */
export function hauntsOf({ world, config, self, now }: Turn): string[] {
  const town = townMapOf(world);
  const start = world.clock.start;
  const known = Object.entries(config.schedules).flatMap(([id, entries]) => {
    const relation = id === self.id ? undefined : world.relations.get(relationId(self.id, id));
    if (!relation) return [];
    const place = dayPlanAt({ config, entries, start, now, today: [] }).due?.entry.place;
    if (place === undefined || place === self.place) return [];
    const isPublic = town.public.get(town.mapOf(place))?.some((one) => one === place) === true;
    return isPublic ? [{ place, affinity: relation.affinity }] : [];
  });
  known.sort((a, b) => b.affinity - a.affinity || (a.place < b.place ? -1 : 1));
  return [...new Set(known.map(({ place }) => place))];
}
