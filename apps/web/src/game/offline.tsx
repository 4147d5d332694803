// Says that the line is broken and being mended; nothing that was written is lost by it.
import type { ShownPlay } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';

export function OfflinePlay({ phase }: { readonly phase: ShownPlay['phase'] }) {
  const { t } = useTranslation('game');
  return (
    <div role="status">
      {phase === 'broken' ? (
        <p className="mb-4 flex items-center gap-2 rounded-chip border border-sun bg-sun-soft px-3 py-2 text-small text-sun">
          <Icon name="away" />
          {t('reconnecting')}
        </p>
      ) : null}
    </div>
  );
}
