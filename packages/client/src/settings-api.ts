// What can be asked about the house itself: its settings, an address somebody typed, everything as one file.
import type { Ask } from './garden-api.ts';
import type { ApiRequest } from './request.ts';
import type { Detection, HouseSettings, HouseSettingsChange, Restored } from './wire-types.ts';

export function settingsApi(ask: Ask, raw: (asked: ApiRequest) => Promise<Response>) {
  return {
    read: () => ask<HouseSettings>({ path: '/v1/settings' }),
    change: (change: HouseSettingsChange) =>
      ask<HouseSettings>({ method: 'PUT', path: '/v1/settings', body: change }),
    probe: (url: string) =>
      ask<Detection>({ method: 'POST', path: '/v1/models/probe', body: { url } }),
    backup: () => raw({ path: '/v1/export' }),
    restore: (bytes: Blob) =>
      ask<Restored>({
        ...{ method: 'POST', path: '/v1/import', file: { bytes, type: 'application/zip' } },
      }),
  };
}
