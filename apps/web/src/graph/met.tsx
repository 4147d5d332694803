// Whom the character met: where, in which sessions, and how close they are.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Read } from '../play/read.tsx';
import { Meter } from '../ui/meter.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Fresh } from './fresh.tsx';

export function Met({ characterId }: { readonly characterId: string }) {
  const { t } = useTranslation('graph');
  const api = useApi();
  const query = useQuery({
    queryKey: ['graph', 'met', characterId],
    queryFn: () => api.characters.met(characterId),
  });
  return (
    <Read query={query}>
      {({ people, freshness }) => (
        <>
          <Fresh freshness={freshness} />
          {people.length === 0 ? <EmptyState icon="people" title={t('noneMet')} /> : null}
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {people.map(({ id, name, affinity, places, sessions }) => (
              <li key={id} className="paper-edge grid content-start gap-2 rounded-card bg-card p-4">
                <h2 className="text-lead">{name}</h2>
                <Meter
                  label={t('affinity', { count: affinity })}
                  value={affinity}
                  low={0}
                  text=" "
                />
                <p className="text-small text-soft">
                  {places.map((place) => t('at', { place })).join(' · ')}
                </p>
                <p className="text-fine text-soft">
                  {t('chapters', { numbers: sessions.join(', ') })}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Read>
  );
}
