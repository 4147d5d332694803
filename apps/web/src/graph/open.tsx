// What was left open, with the people and places it is about.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Read } from '../play/read.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Fresh } from './fresh.tsx';

export function Open({ characterId }: { readonly characterId: string }) {
  const { t } = useTranslation('graph');
  const api = useApi();
  const query = useQuery({
    queryKey: ['graph', 'open', characterId],
    queryFn: () => api.characters.open(characterId),
  });
  return (
    <Read query={query}>
      {({ plots, freshness }) => (
        <>
          <Fresh freshness={freshness} />
          {plots.length === 0 ? <EmptyState icon="thought" title={t('noneOpen')} /> : null}
          <ul className="grid gap-3">
            {plots.map(({ id, text, people, places, sessionNumber }) => (
              <li key={id} className="paper-edge rounded-card bg-card p-4">
                <p className="measure font-title text-lead">{text}</p>
                <p className="mt-2 flex flex-wrap items-center gap-1.5 text-fine text-soft">
                  {t('chapters', { numbers: sessionNumber })}
                  {people.map((name) => (
                    <Badge key={name} tone="inner">
                      {name}
                    </Badge>
                  ))}
                  {places.map((name) => (
                    <Badge key={name} tone="note">
                      {name}
                    </Badge>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Read>
  );
}
