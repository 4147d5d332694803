// Pages of a character's history, read as far as one has scrolled.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../data/api.ts';

export const FILTERS = ['all', 'completed', 'active', 'abandoned', 'archived'] as const;
export type HistoryFilter = (typeof FILTERS)[number];

/** Sessions in one page. */
const PER_PAGE = 50;

export function useHistory(characterId: string, filter: HistoryFilter) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['history', characterId, filter],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      api.sessions.history({
        ...{ characterId, page, perPage: PER_PAGE },
        status: filter === 'all' || filter === 'archived' ? undefined : filter,
        isArchived: filter === 'archived',
      }),
    getNextPageParam: ({ hasNext }, _pages, page) => (hasNext ? page + 1 : undefined),
  });
}
