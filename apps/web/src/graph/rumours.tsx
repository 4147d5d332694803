// What is told around the place where the character is, by how far it came.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Read } from '../play/read.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Fresh } from './fresh.tsx';

const HOPS = ['near', 'one', 'two'] as const;

export function Rumours({ characterId }: { readonly characterId: string }) {
  const { t } = useTranslation('graph');
  const api = useApi();
  const query = useQuery({
    queryKey: ['graph', 'rumours', characterId],
    queryFn: () => api.characters.rumours(characterId),
  });
  return (
    <Read query={query}>
      {({ rumours, freshness }) => (
        <>
          <Fresh freshness={freshness} />
          {rumours.length === 0 ? <EmptyState icon="whisper" title={t('noneRumours')} /> : null}
          <ul className="grid gap-4">
            {rumours.map(({ id, text, hops, place }) => (
              <li key={id} className="border-l-2 border-sky pl-4">
                <p className="measure">{text}</p>
                <p className="text-fine text-soft">
                  {t('at', { place })} · {t(`hops.${HOPS[Math.min(2, hops)] ?? 'two'}`)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Read>
  );
}
