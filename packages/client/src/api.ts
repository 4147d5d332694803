// The server as a client sees it: typed calls for gardens, and a plain ask for everything else.
import { gardenApi, type WireCall } from './garden-api.ts';
import { labApi } from './lab-api.ts';
import { packApi } from './pack-api.ts';
import { charactersApi } from './play/characters-api.ts';
import { sessionsApi } from './play/sessions-api.ts';
import { type ApiPlace, type ApiRequest, request, requestJson } from './request.ts';
import { settingsApi } from './settings-api.ts';
import type { ModelList, PackList } from './wire-types.ts';

/** An API at a place; every call throws ApiError when it fails. */
export function createApi(place: ApiPlace = { base: '' }) {
  const ask: WireCall = async <T>(asked: ApiRequest) => (await requestJson(place, asked)) as T;
  const raw = (asked: ApiRequest) => request(place, asked);
  return {
    place,
    /** Any route, for screens whose calls are not listed here. */
    ask,
    /** The answer itself: files, streams. */
    raw,
    gardens: gardenApi(ask, raw),
    characters: charactersApi(ask),
    sessions: sessionsApi({ ask, raw }),
    lab: labApi(ask, raw),
    ownPacks: packApi(ask, raw),
    settings: settingsApi(ask, raw),
    packs: () => ask<PackList>({ path: '/v1/packs' }),
    models: () => ask<ModelList>({ path: '/v1/models' }),
  };
}

export type Api = ReturnType<typeof createApi>;
