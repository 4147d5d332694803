// A quiet band that says when the line is broken; what was last known stays on the page.
import type { WatchState } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';

export function OfflineNote({ phase }: { readonly phase: WatchState['phase'] }) {
  const { t } = useTranslation('shell');
  return (
    <div role="status">
      {phase === 'broken' ? (
        <p className="mb-3 flex items-center gap-2 rounded-chip bg-sun-soft px-3 py-2 text-small text-sun">
          <Icon name="away" />
          {t('offline')}
        </p>
      ) : null}
    </div>
  );
}
