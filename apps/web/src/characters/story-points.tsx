// How many story points are left, and what they are for.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';

export function StoryPoints() {
  const { t } = useTranslation('characters');
  const api = useApi();
  const { data } = useQuery({ queryKey: ['story-points'], queryFn: api.characters.storyPoints });
  if (!data) return null;
  const { balance, choiceCost: choice, customCost: custom, dailyGain: daily } = data;
  return (
    <div className="max-w-sm text-fine text-balance text-soft sm:text-right">
      <p className="text-lead font-medium text-ink tabular-nums">{t('sp', { balance })}</p>
      <p>{t('spText', { choice, custom, daily })}</p>
    </div>
  );
}
