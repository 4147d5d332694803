// The history of a character: its sessions, newest first, filtered, put away and taken out again.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayPage } from '../play/play-page.tsx';
import { classNames } from '../ui/class-names.ts';
import { HistoryList } from './history-list.tsx';
import { FILTERS, type HistoryFilter } from './use-history.ts';

export function HistoryScreen() {
  const { t } = useTranslation('history');
  const [filter, setFilter] = useState<HistoryFilter>('all');
  return (
    <PlayPage title={t('title')} about={t('about')}>
      {({ id }) => (
        <>
          <fieldset className="mb-4 flex flex-wrap gap-1">
            <legend className="sr-only">{t('filter')}</legend>
            {FILTERS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === filter}
                onClick={() => setFilter(one)}
                className={classNames(
                  'min-h-9 rounded-full border px-3 text-small',
                  one === filter ? 'border-moss bg-leaf text-moss-deep' : 'border-line bg-card',
                )}
              >
                {t(one)}
              </button>
            ))}
          </fieldset>
          <HistoryList key={`${id} ${filter}`} characterId={id} filter={filter} />
        </>
      )}
    </PlayPage>
  );
}
