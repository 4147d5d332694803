// The screen "garden".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function GardenScreen() {
  const { t } = useTranslation('garden');
  return <PageTitle title={t('title')} about={t('about')} />;
}
