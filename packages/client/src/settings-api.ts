// What can be asked about the house itself: its settings, an address somebody typed, everything as one file.
import type { Ask } from './garden-api.ts';
import type { ApiRequest } from './request.ts';
import type { Detection, HouseSettings, HouseSettingsChange, Restored } from './wire-types.ts';

export type StorageState = 'ok' | 'low' | 'full' | 'read-only' | 'damaged';

export function settingsApi(ask: Ask, raw: (asked: ApiRequest) => Promise<Response>) {
  return {
    read: () => ask<HouseSettings>({ path: '/v1/settings' }),
    change: (change: HouseSettingsChange) =>
      ask<HouseSettings>({ method: 'PUT', path: '/v1/settings', body: change }),
    probe: (url: string) =>
      ask<Detection>({ method: 'POST', path: '/v1/models/probe', body: { url } }),
    /** Whether what is done here is kept: a house that cannot says so with 503, and that is the answer. */
    storage: async (): Promise<StorageState> =>
      (await ask<{ storage?: StorageState }>({ path: '/healthz', accepts: [503] })).storage ?? 'ok',
    backup: () => raw({ path: '/v1/export' }),
    restore: (bytes: Blob) =>
      ask<Restored>({
        ...{ method: 'POST', path: '/v1/import', file: { bytes, type: 'application/zip' } },
      }),
  };
}
