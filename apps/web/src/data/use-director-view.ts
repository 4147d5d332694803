// The garden as its director sees it, read again whenever its log has grown.
import type { WatchState } from '@hakoniwa/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from './api.ts';

/** The log may grow many times a second; once in this time is enough to read. */
const GRAIN_MS = 2_000;

export function useDirectorView(garden: string, { view, watched }: WatchState) {
  const api = useApi();
  const grain = Math.floor(Date.now() / GRAIN_MS);
  const isCalm = watched?.kind === 'scene';
  const moment = isCalm ? `${view?.point.branch} ${view?.point.seq}` : grain;
  return useQuery({
    queryKey: ['garden', garden, 'view', moment],
    queryFn: () => api.gardens.view(garden, 'director'),
    enabled: watched?.isOwn === true,
    placeholderData: keepPreviousData,
  });
}
