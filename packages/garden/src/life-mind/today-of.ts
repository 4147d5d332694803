// What somebody did today, as daily life keeps it in the world.
import { type DoneToday, lifeStateOf } from '@hakoniwa/life';
import type { World } from '@hakoniwa/stage';

export function todayOf(world: World, id: string): readonly DoneToday[] {
  return lifeStateOf(world, id)?.today ?? [];
}
