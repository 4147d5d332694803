// What can be asked about the server itself: its settings, an address somebody typed, everything as one file.
import type { StorageState } from '@hakoniwa/protocol';
import type { WireCall } from './garden-api.ts';
import type { ApiRequest } from './request.ts';
import type {
  DetectionAnswer,
  RestoreAnswer,
  ServerSettingsChange,
  SettingsAnswer,
} from './wire-types.ts';

export function settingsApi(ask: WireCall, raw: (asked: ApiRequest) => Promise<Response>) {
  return {
    read: () => ask<SettingsAnswer>({ path: '/v1/settings' }),
    change: (change: ServerSettingsChange) =>
      ask<SettingsAnswer>({ method: 'PUT', path: '/v1/settings', body: change }),
    probe: (url: string) =>
      ask<DetectionAnswer>({ method: 'POST', path: '/v1/models/probe', body: { url } }),
    /** Whether what is done here is kept: a server that cannot says so with 503, and that is the answer. */
    storage: async (): Promise<StorageState> =>
      (await ask<{ storage?: StorageState }>({ path: '/healthz', accepts: [503] })).storage ?? 'ok',
    backup: () => raw({ path: '/v1/export' }),
    restore: (bytes: Blob) =>
      ask<RestoreAnswer>({
        ...{ method: 'POST', path: '/v1/import', file: { bytes, type: 'application/zip' } },
      }),
  };
}
