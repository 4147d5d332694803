// The screen "graph".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function GraphScreen() {
  const { t } = useTranslation('graph');
  return <PageTitle title={t('title')} about={t('about')} />;
}
