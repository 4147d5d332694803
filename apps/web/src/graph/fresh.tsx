// Says how much of what was played the graph has not heard yet.
import { useTranslation } from 'react-i18next';

export function Fresh({ freshness }: { readonly freshness: { readonly pending: number } }) {
  const { t } = useTranslation('graph');
  return (
    <p role="status" className="text-small text-soft">
      {freshness.pending > 0 ? t('pending', { count: freshness.pending }) : ''}
    </p>
  );
}
