// The result of a session: awaited with its steps, then told, then the way on.
import { ApiError, type ResultAnswer } from '@hakoniwa/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { PendingPanel } from './pending.tsx';
import { ToldText } from './told.tsx';

/** How often a result that is not there yet is asked for. */
const ASK_MS = 1_000;

export function ResultScreen() {
  const { t } = useTranslation('result');
  const { sessionId } = useParams({ from: '/game/$sessionId/result' });
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['result', sessionId],
    queryFn: () => api.sessions.result(sessionId),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? ASK_MS : false),
    retry: (count, problem) => count < 2 && !(problem instanceof ApiError && problem.status < 500),
  });
  const isNone = error instanceof ApiError && error.code === 'NO_RESULT';
  return (
    <>
      <PageTitle title={t('title')} about={t('about')} />
      {data && 'result' in data ? (
        <ToldText result={data.result} />
      ) : data ? (
        <PendingPanel sessionId={sessionId} pending={data.pending} onAgain={() => void refetch()} />
      ) : isNone ? (
        <EmptyState
          icon="book"
          title={t('none')}
          action={
            <Link to="/game/$sessionId" params={{ sessionId }} className={buttonLook('main')}>
              {t('toSession')}
            </Link>
          }
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
}

/** Also what the graph still has to hear is waited for. */
function isWaiting(data: ResultAnswer | undefined): boolean {
  if (!data) return false;
  if ('result' in data) return data.result.graphUpdates.status === 'pending';
  return data.pending.processingStatus !== 'failed';
}
