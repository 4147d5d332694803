// How a chapter is read: the story or everything, and whose.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';
import type { ChronicleSearch } from './chronicle-search.ts';

const ROUTE = '/garden/$id/chronicle';

export function Filters({ people }: { readonly people: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('chronicle');
  const { who = '', all = false } = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const read = (change: (kept: ChronicleSearch) => ChronicleSearch) =>
    void navigate({ search: change, resetScroll: false });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset aria-label={t('depth.label')} className="flex gap-1">
        {[false, true].map((isAll) => (
          <Button
            key={String(isAll)}
            isSmall
            tone={isAll === all ? 'main' : 'plain'}
            aria-pressed={isAll === all}
            onClick={() =>
              read(({ all: _, ...kept }) => ({ ...kept, ...(isAll ? { all: true } : {}) }))
            }
          >
            {t(isAll ? 'depth.all' : 'depth.told')}
          </Button>
        ))}
      </fieldset>
      <select
        aria-label={t('who')}
        className={`${controlLook} ml-auto max-w-44`}
        value={who}
        onChange={({ target }) =>
          read(({ who: _, ...kept }) => ({
            ...kept,
            ...(target.value === '' ? {} : { who: target.value }),
          }))
        }
      >
        <option value="">{t('everyone')}</option>
        {Object.entries(people).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
