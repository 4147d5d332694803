// The screen "history".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function HistoryScreen() {
  const { t } = useTranslation('history');
  return <PageTitle title={t('title')} about={t('about')} />;
}
