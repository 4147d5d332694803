// Where no model comes from: everybody lives by instinct.
import { ServerSchedulers } from '@hakoniwa/model';
import type { ModelSource } from './mind-room.ts';

export function instinctAlone(): ModelSource {
  return {
    find: async () => undefined,
    tokensPerDay: () => undefined,
    schedulers: new ServerSchedulers(),
  };
}
