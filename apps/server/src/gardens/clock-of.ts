// The clock of a garden as it is shown.
import type { LivingGarden } from '@hakoniwa/garden';
import type { ClockState } from '@hakoniwa/protocol';

export function clockOf({ world, clock }: LivingGarden): ClockState {
  return { now: world.clock.now, ...clock.state() };
}
