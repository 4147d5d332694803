// The event behind a line: where it stands in the log, who saw it, and what it changed.
import type { ChronicleDay } from '@hakoniwa/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import type { SceneEvent } from '../scene/turns-of.ts';
import { WorldDiff } from '../scene/world-diff.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import type { EpigraphLine } from './epigraph.ts';

interface RecordDialogProps {
  readonly day: ChronicleDay;
  readonly lines: readonly EpigraphLine[];
}

const ROUTE = '/garden/$id/chronicle';

export function RecordDialog({ day, lines }: RecordDialogProps) {
  const { t } = useTranslation('chronicle');
  const { seq } = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const { id, isOwn } = day.garden;
  const api = useApi();
  const asked = { as: 'director', after: (seq ?? 1) - 1, limit: 1, branch: day.branch };
  const found = useQuery({
    queryKey: ['garden', id, 'event', day.branch, seq],
    queryFn: () => api.gardens.events(id, asked),
    enabled: isOwn && seq !== undefined,
  });
  const view = useQuery({
    queryKey: ['garden', id, 'view', 'chronicle'],
    queryFn: () => api.gardens.view(id, 'director'),
    enabled: isOwn && seq !== undefined,
  });
  const [event] = found.data?.events ?? [];
  const close = () =>
    void navigate({ search: ({ seq: _, ...kept }) => kept, resetScroll: false, replace: true });
  return (
    <Dialog isOpen={isOwn && seq !== undefined} title={t('record.title')} onClose={close}>
      {found.isPending ? <Loading /> : null}
      {found.error ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {event ? (
        <div className="grid gap-3">
          <Where day={day} event={event} />
          {lines
            .filter((line) => line.seq === event.seq)
            .map(({ kind, text, who }) => (
              <p key={kind} lang={day.language} className="rounded-chip bg-sunk px-3 py-2">
                {who && kind !== 'act' ? (
                  <b className="mr-2 font-medium">{day.people[who]}</b>
                ) : null}
                {text}
              </p>
            ))}
          <Witnesses day={day} event={event} />
          <WorldDiff turn={turnOf(event)} view={view.data} />
          {day.garden.kind === 'scene' ? (
            <Link
              to="/scene/$id"
              params={{ id }}
              search={{ seq: event.seq }}
              className={buttonLook('plain', { isSmall: true })}
            >
              <Icon name="book" />
              {t('record.toScene')}
            </Link>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}

interface RecordProps {
  readonly day: ChronicleDay;
  readonly event: SceneEvent;
}

function Where({ day, event: { seq, branch, clock, type } }: RecordProps) {
  const { t } = useTranslation('chronicle');
  return (
    <p className="text-small text-soft">
      {t('day', { day: day.day })} {clock} · {t('record.seq', { seq })} ·{' '}
      {branch === 'main' ? t('record.trunk') : t('record.branch', { branch })} · <code>{type}</code>
    </p>
  );
}

function Witnesses({ day, event }: RecordProps) {
  const { t } = useTranslation('chronicle');
  const seen = event.director?.witnesses ?? [];
  const names = seen.map((id) => day.people[id] ?? id).join(t('listAnd'));
  return (
    <p className="text-small">
      <b className="mr-2 font-medium">{t('record.seen')}</b>
      <span data-pack>{names === '' ? t('record.nobody') : names}</span>
    </p>
  );
}

function turnOf(event: SceneEvent) {
  const { seq, actor, clock } = event;
  return { first: seq, last: seq, actor, clock, events: [event] };
}
