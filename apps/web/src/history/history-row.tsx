// One session of the past: when, how long, what it was, and the ways back to it.
import type { HistoryItem } from '@hakoniwa/protocol/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { useMinutes, useMoment } from '../play/moments.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { useToasts } from '../ui/toast.tsx';

const TONES = { completed: 'good', active: 'note', abandoned: 'plain' } as const;

export function HistoryRow({ session }: { readonly session: HistoryItem }) {
  const { t } = useTranslation('history');
  const momentOf = useMoment();
  const minutesOf = useMinutes();
  const { sessionNumber: number, status, summary, duration, turnCount, playedAt } = session;
  return (
    <article className="paper-edge grid gap-2 rounded-card bg-card p-4">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-lead">{t('numbered', { number })}</h2>
        <Badge tone={TONES[status]}>{t(status)}</Badge>
      </header>
      <p className="flex flex-wrap gap-x-4 text-fine text-soft">
        <time dateTime={playedAt}>{momentOf(playedAt)}</time>
        <span>{minutesOf(duration)}</span>
        <span>{t('turns', { count: turnCount })}</span>
      </p>
      <p className="measure line-clamp-3 text-small">{summary === '' ? t('noSummary') : summary}</p>
      <Ways session={session} />
    </article>
  );
}

function Ways({ session }: { readonly session: HistoryItem }) {
  const { t } = useTranslation('history');
  const { id: sessionId, status, archived } = session;
  const { mutate, isPending } = usePutAway(session);
  return (
    <div className="flex flex-wrap gap-1">
      {status === 'completed' ? (
        <Link
          to="/game/$sessionId/result"
          params={{ sessionId }}
          className={buttonLook('plain', { isSmall: true })}
        >
          {t('result')}
        </Link>
      ) : null}
      <Link
        to="/game/$sessionId"
        params={{ sessionId }}
        className={buttonLook(status === 'active' ? 'main' : 'quiet', { isSmall: true })}
      >
        {status === 'active' ? t('back') : t('story')}
      </Link>
      {status === 'active' ? null : (
        <Button isSmall tone="quiet" isBusy={isPending} onClick={() => mutate()}>
          {archived ? t('restore') : t('archive')}
        </Button>
      )}
    </div>
  );
}

function usePutAway({ id, archived, sessionNumber: number }: HistoryItem) {
  const { t } = useTranslation('history');
  const api = useApi();
  const queries = useQueryClient();
  const { say, fail } = useToasts();
  const textOf = useErrorText();
  return useMutation({
    mutationFn: () => (archived ? api.sessions.restore(id) : api.sessions.archive(id)),
    onSuccess: async () => {
      say(archived ? t('restoredNote', { number }) : t('archivedNote', { number }));
      await queries.invalidateQueries({ queryKey: ['history'] });
    },
    onError: (error) => fail(textOf(error)),
  });
}
