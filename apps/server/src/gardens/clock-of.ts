// The clock of a garden as it is shown.
import type { ClockState } from '@hakoniwa/protocol';
import type { OpenGarden } from './gardens.ts';

export function clockOf({ world, clock }: OpenGarden): ClockState {
  return { now: world.clock.now, ...(clock?.state() ?? { state: 'none', speed: 0 }) };
}
