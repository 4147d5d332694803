// A long list of sessions of which only what is in sight is on the page.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { HistoryRow } from './history-row.tsx';
import { type HistoryFilter, useHistory } from './use-history.ts';

/** About how high a row is before it was measured. */
const ROW_PX = 150;

interface HistoryListProps {
  readonly characterId: string;
  readonly filter: HistoryFilter;
}

export function HistoryList({ characterId, filter }: HistoryListProps) {
  const { t } = useTranslation('history');
  const query = useHistory(characterId, filter);
  const { data, error, refetch } = query;
  if (data === undefined)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  const sessions = data.pages.flatMap((page) => page.sessions);
  if (sessions.length === 0)
    return (
      <EmptyState icon="book" title={filter === 'all' ? t('none') : t('noneOf')}>
        {filter === 'all' ? t('noneText') : null}
      </EmptyState>
    );
  return (
    <>
      <p className="mb-2 text-small text-soft">
        {t('total', { count: data.pages[0]?.total ?? 0 })}
      </p>
      <Rows query={query} sessions={sessions} />
      {error ? <ErrorState error={error} onRetry={() => void query.fetchNextPage()} /> : null}
    </>
  );
}

interface RowsProps {
  readonly query: ReturnType<typeof useHistory>;
  readonly sessions: Parameters<typeof HistoryRow>[0]['session'][];
}

function Rows({ query, sessions }: RowsProps) {
  const { t } = useTranslation('history');
  const list = useRef<HTMLUListElement>(null);
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const rows = useWindowVirtualizer({
    count: sessions.length,
    estimateSize: () => ROW_PX,
    overscan: 6,
    scrollMargin: list.current?.offsetTop ?? 0,
    getItemKey: (index) => sessions[index]?.id ?? index,
  });
  const shown = rows.getVirtualItems();
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= sessions.length - 5;
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return (
    <ul
      ref={list}
      aria-label={t('list')}
      className="relative"
      style={{ height: rows.getTotalSize() }}
    >
      {shown.map(({ index, key, start }) => {
        const session = sessions[index];
        return session ? (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={sessions.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 pb-3"
            style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
          >
            <HistoryRow session={session} />
          </li>
        ) : null;
      })}
    </ul>
  );
}
