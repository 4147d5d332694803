// The screen "arcs".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function ArcsScreen() {
  const { t } = useTranslation('arcs');
  return <PageTitle title={t('title')} about={t('about')} />;
}
