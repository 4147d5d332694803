// Says above the settings when the server has little room left, or keeps nothing at all.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';

/** Looked at again so often while the page is open. */
const LOOK_MS = 30_000;

export function StorageNote() {
  const { t } = useTranslation('settings');
  const api = useApi();
  const { data: state = 'ok' } = useQuery({
    queryKey: ['storage'],
    queryFn: api.settings.storage,
    refetchInterval: LOOK_MS,
  });
  if (state === 'ok') return null;
  return (
    <p role="alert" className="mb-5 rounded-card bg-clay-soft px-4 py-3 text-small text-clay">
      {t(`storage.${state}`)}
    </p>
  );
}
