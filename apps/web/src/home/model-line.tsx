// One quiet line: which model was found, or that all lives on instinct and how to connect one.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';

export function ModelLine() {
  const { t } = useTranslation('home');
  const api = useApi();
  const { data } = useQuery({ queryKey: ['models'], queryFn: api.models, staleTime: 30_000 });
  const found = data?.servers.flatMap((server) => server.found ?? []) ?? [];
  const model = found.flatMap(({ models }) => models)[0];
  return (
    <p className="mt-4 text-small text-soft">
      {data === undefined
        ? t('model.looking')
        : model
          ? t('model.found', { model: model.name, server: found[0]?.kind ?? '' })
          : t('model.none')}{' '}
      <Link to="/settings" className="text-moss underline underline-offset-4">
        {t('model.settings')}
      </Link>
    </p>
  );
}
