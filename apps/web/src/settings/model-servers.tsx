// The model servers: which were found with which models, of the others why not, and a look at a typed address.
import type { ModelList } from '@hakoniwa/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { PaperCard } from '../ui/card.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';

type Detection = ModelList['servers'][number];

export function ModelServers() {
  const { t } = useTranslation('settings');
  const api = useApi();
  const models = useQuery({ queryKey: ['models'], queryFn: api.models });
  return (
    <PaperCard
      title={t('servers.title')}
      aside={
        <Button
          isSmall
          icon="again"
          isBusy={models.isFetching}
          onClick={() => void models.refetch()}
        >
          {t('servers.again')}
        </Button>
      }
    >
      {models.isPending ? <Loading label={t('servers.looking')} /> : null}
      {models.error ? (
        <ErrorState error={models.error} onRetry={() => void models.refetch()} />
      ) : null}
      {models.data?.servers.length === 0 ? <EmptyState title={t('servers.none')} /> : null}
      {models.data ? <Looked servers={models.data.servers} /> : null}
      <Probe />
    </PaperCard>
  );
}

/** What was found stands first; where nothing answered is there for whoever asks why. */
function Looked({ servers }: { readonly servers: readonly Detection[] }) {
  const { t } = useTranslation('settings');
  const found = servers.filter((server) => server.found);
  const absent = servers.filter((server) => !server.found);
  return (
    <div className="grid gap-3">
      {found.length === 0 && absent.length > 0 ? (
        <div className="grid gap-1 rounded-chip bg-leaf p-4">
          <p className="font-title text-lead text-moss-deep">{t('servers.without')}</p>
          <p className="text-small">{t('servers.withoutText')}</p>
        </div>
      ) : null}
      <ServerList servers={found} />
      {absent.length > 0 ? (
        <details>
          <summary className="min-h-9 cursor-pointer text-small text-soft">
            {t('servers.why', { count: absent.length })}
          </summary>
          <ServerList servers={absent} />
        </details>
      ) : null}
    </div>
  );
}

function ServerList({ servers }: { readonly servers: readonly Detection[] }) {
  if (servers.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {servers.map((server) => (
        <li key={server.url}>
          <Server server={server} />
        </li>
      ))}
    </ul>
  );
}

function Server({ server: { url, found, advice } }: { readonly server: Detection }) {
  const { t } = useTranslation('settings');
  const language = useUiLanguage();
  return (
    <div className="grid gap-2 rounded-chip border border-line p-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-mono text-small break-all">{url}</span>
        <Badge tone={found ? 'good' : 'plain'}>
          {found ? t('servers.found') : t('servers.absent')}
        </Badge>
        {found ? (
          <span className="text-fine text-soft">
            {found.kind} {found.version ?? ''}
          </span>
        ) : null}
      </p>
      {found && found.models.length > 0 ? (
        <ul aria-label={t('servers.models')} className="flex flex-wrap gap-1.5">
          {found.models.map(({ name }) => (
            <li key={name}>
              <Badge tone="note">{name}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {advice.map(({ key, text }) => (
        <p key={key} className="text-small text-soft">
          {text[language]}
        </p>
      ))}
    </div>
  );
}

function Probe() {
  const { t } = useTranslation('settings');
  const api = useApi();
  const [url, setUrl] = useState('');
  const probe = useMutation({ mutationFn: () => api.settings.probe(url.trim()) });
  return (
    <form
      className="mt-4 grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (url.trim() !== '') probe.mutate();
      }}
    >
      <Field label={t('servers.probe')} hint={t('servers.probeHint')}>
        {(ids) => (
          <input
            {...ids}
            type="url"
            inputMode="url"
            className={controlLook}
            placeholder="http://127.0.0.1:11434"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" icon="eye" isBusy={probe.isPending} disabled={url.trim() === ''}>
          {t('servers.probeDo')}
        </Button>
      </div>
      {probe.error ? <ErrorState title={t('servers.probeFailed')} error={probe.error} /> : null}
      {probe.data ? <Server server={probe.data} /> : null}
    </form>
  );
}
