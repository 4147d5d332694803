// A house without models: everybody lives by instinct.
import { addressInName } from '@hakoniwa/garden';
import { ServerSchedulers } from '@hakoniwa/model';
import type { ServerModels } from './model-source.ts';

export function noModels(): ServerModels {
  return {
    find: async () => undefined,
    mayCall: async (name) => addressInName(name) === undefined,
    tokensPerDay: () => undefined,
    schedulers: new ServerSchedulers(),
  };
}
