// The garden as its director sees it: told with every turn of a scene, and read again whenever a town has gone on.
import type { GardenView, WatchState } from '@hakoniwa/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from './api.ts';

/** A town's log grows many times a second; once in this time is enough to read. */
const GRAIN_MS = 2_000;

/** Undefined until it is known. */
export function useDirectorView(garden: string, state: WatchState): GardenView | undefined {
  const { view, watched } = state;
  const api = useApi();
  const told = view?.scene?.view as GardenView | undefined;
  const { data } = useQuery({
    queryKey: ['garden', garden, 'view', Math.floor(Date.now() / GRAIN_MS)],
    queryFn: () => api.gardens.view(garden, 'director'),
    enabled: watched?.isOwn === true && view !== undefined && !told,
    placeholderData: keepPreviousData,
  });
  return told ?? data;
}
