// The gardens one has, and the packs one can begin another from.
import { type GardenCard, languageName } from '@hakoniwa/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { readableFirst } from '../i18n/readable-first.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { useMoment } from '../play/moments.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { PaperCard } from '../ui/card.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { NewGardenForm } from './new-garden.tsx';

interface GardenRowProps {
  readonly garden: GardenCard;
}

export function GardenListPanel() {
  const { t } = useTranslation('home');
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const language = useUiLanguage();
  const gardens = useQuery({ queryKey: ['gardens'], queryFn: api.gardens.list });
  const inOrder = readableFirst(
    gardens.data?.gardens ?? [],
    (garden) => garden.language === language,
  );
  return (
    <PaperCard
      className="mt-5"
      title={t('gardens.title')}
      aside={
        <Button isSmall icon="plus" onClick={() => setAsking(true)}>
          {t('gardens.new')}
        </Button>
      }
    >
      {gardens.isPending ? <Loading /> : null}
      {gardens.error ? (
        <ErrorState error={gardens.error} onRetry={() => void gardens.refetch()} />
      ) : null}
      {gardens.data?.gardens.length === 0 ? <EmptyState title={t('gardens.none')} /> : null}
      <ul className="grid gap-2 sm:grid-cols-2">
        {inOrder.map((garden) => (
          <li key={garden.id} className="rounded-chip border border-line px-3 py-2">
            <GardenRow garden={garden} />
          </li>
        ))}
      </ul>
      <NewGardenForm isOpen={isAsking} onClose={() => setAsking(false)} />
    </PaperCard>
  );
}

/** Gardens of one pack share a name: when one began and how much has happened tells them apart. */
function GardenRow({ garden: { id, name, language, pack, createdAt, seq } }: GardenRowProps) {
  const { t } = useTranslation('home');
  const moment = useMoment();
  const reader = useUiLanguage();
  const look = `${buttonLook('quiet', { isSmall: true })} max-sm:px-1.5`;
  return (
    <div className="grid gap-0.5">
      <p className="flex items-baseline gap-2">
        <span lang={language} className="grow font-medium">
          {name}
        </span>
        <Badge>{languageName(language, reader)}</Badge>
      </p>
      <p className="text-fine text-soft">
        {t('gardens.since', { moment: moment(createdAt), count: seq })}
      </p>
      <p className="-ml-1.5 flex flex-wrap gap-1 sm:-ml-2.5">
        <Link
          to="/garden/$id"
          params={{ id }}
          aria-label={t('gardens.open', { name })}
          data-pack
          className={look}
        >
          {t('toGarden')}
        </Link>
        {pack === 'town' ? null : (
          <Link
            to="/scene/$id"
            params={{ id }}
            aria-label={t('gardens.read', { name })}
            data-pack
            className={look}
          >
            {t('toScene')}
          </Link>
        )}
        <Link
          to="/garden/$id/chronicle"
          params={{ id }}
          aria-label={t('gardens.chronicle', { name })}
          data-pack
          className={look}
        >
          {t('toChronicle')}
        </Link>
      </p>
    </div>
  );
}
