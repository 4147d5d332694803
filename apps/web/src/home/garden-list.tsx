// The gardens one has, and the packs one can begin another from.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { NewGarden } from './new-garden.tsx';

export function GardenList() {
  const { t } = useTranslation('home');
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const gardens = useQuery({ queryKey: ['gardens'], queryFn: api.gardens.list });
  return (
    <Card
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
        {gardens.data?.gardens.map(({ id, name, language, pack }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-2 rounded-chip border border-line px-3 py-2"
          >
            <span lang={language} className="grow font-medium">
              {name}
            </span>
            <Badge>{t(`languages.${language}`)}</Badge>
            <Link
              to="/garden/$id"
              params={{ id }}
              aria-label={t('gardens.open', { name })}
              data-pack
              className={buttonLook('quiet', { isSmall: true })}
            >
              {t('toGarden')}
            </Link>
            {pack === 'town' ? null : (
              <Link
                to="/scene/$id"
                params={{ id }}
                aria-label={t('gardens.read', { name })}
                data-pack
                className={buttonLook('quiet', { isSmall: true })}
              >
                {t('toScene')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <NewGarden isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  );
}
