// The settings the server keeps: read once, changed one by one, and said when they are.
import type { ServerSettingsChange, SettingsAnswer } from '@hakoniwa/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useToasts } from '../ui/toast.tsx';

const KEY = ['settings'];

export function useServerSettings() {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: api.settings.read });
}

export function useChangeSettings() {
  const { t } = useTranslation('settings');
  const api = useApi();
  const queries = useQueryClient();
  const { say, fail } = useToasts();
  return useMutation({
    mutationFn: (change: ServerSettingsChange) => api.settings.change(change),
    onSuccess: (now: SettingsAnswer) => {
      queries.setQueryData(KEY, now);
      void queries.invalidateQueries({ queryKey: ['models'] });
      say(t('kept'));
    },
    onError: fail,
  });
}
