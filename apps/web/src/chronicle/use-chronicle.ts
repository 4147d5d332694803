// One day of a chronicle, read page by page; the last day is read again while the garden lives on.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../data/api.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import type { ChronicleSearch } from './chronicle-search.ts';

/** What a reader is told when not everything is wanted: no comings and goings, no daily round. */
const TOLD = 'act,talk,speech,episode,interrupt,promise,happening,story';
const AGAIN_MS = 10_000;
/** Lines of one page: the story of a day in a small town. */
const PAGE = 400;

/** What is asked of the server for what an address says. */
export function askedBy({ who, all }: Pick<ChronicleSearch, 'who' | 'all'>) {
  return { who, ...(all ? {} : { kinds: TOLD }) };
}

export function useChronicle(garden: string, search: ChronicleSearch) {
  const api = useApi();
  const language = useUiLanguage();
  const asked = { day: search.day, ...askedBy(search), limit: PAGE };
  return useInfiniteQuery({
    queryKey: ['garden', garden, 'chronicle', asked, ...(garden === 'front' ? [language] : [])],
    queryFn: ({ pageParam: after }) =>
      api.gardens.chronicle(garden, { ...asked, ...(after > 0 ? { after } : {}), language }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => {
      const [first] = state.data?.pages ?? [];
      return first && first.day === first.days ? AGAIN_MS : false;
    },
  });
}
