// Which model plays whom in a garden, and how many tokens it may use in a day.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { PaperCard } from '../ui/card.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { MindsForm } from './minds-form.tsx';

export function GardenMindsPanel() {
  const { t } = useTranslation('settings');
  const api = useApi();
  const here = useUiLanguage();
  const [chosen, setChosen] = useState('');
  const gardens = useQuery({ queryKey: ['gardens'], queryFn: api.gardens.list });
  const all = gardens.data?.gardens ?? [];
  const shown =
    all.find(({ id }) => id === chosen) ?? all.find(({ language }) => language === here) ?? all[0];
  const garden = shown?.id ?? '';
  const minds = useQuery({
    queryKey: ['minds', garden],
    queryFn: () => api.gardens.minds(garden),
    enabled: garden !== '',
  });
  return (
    <PaperCard title={t('minds.title')}>
      {gardens.isPending ? <Loading /> : null}
      {gardens.error ? (
        <ErrorState error={gardens.error} onRetry={() => void gardens.refetch()} />
      ) : null}
      {gardens.data && garden === '' ? <EmptyState title={t('minds.none')} /> : null}
      {garden === '' ? null : (
        <Field label={t('minds.garden')}>
          {(ids) => (
            <select
              {...ids}
              className={controlLook}
              value={garden}
              onChange={(event) => setChosen(event.target.value)}
            >
              {all.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {minds.error ? <ErrorState error={minds.error} onRetry={() => void minds.refetch()} /> : null}
      {shown && minds.data ? (
        <MindsForm key={garden} garden={garden} language={shown.language} minds={minds.data} />
      ) : null}
    </PaperCard>
  );
}
