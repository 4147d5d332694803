// A server without models: everybody lives by instinct.
import { addressInName, instinctAlone } from '@hakoniwa/garden';
import type { ServerModels } from './model-source.ts';

export function noModels(): ServerModels {
  return {
    ...instinctAlone(),
    mayCall: async (name) => addressInName(name) === undefined,
  };
}
