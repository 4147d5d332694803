// A house without models: everybody lives by instinct.
import type { ModelSource } from '@hakoniwa/garden';
import { ServerSchedulers } from '@hakoniwa/model';

export function noModels(): ModelSource {
  return {
    find: async () => undefined,
    tokensPerDay: () => undefined,
    schedulers: new ServerSchedulers(),
  };
}
