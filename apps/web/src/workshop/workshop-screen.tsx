// The screen "workshop".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function WorkshopScreen() {
  const { t } = useTranslation('workshop');
  return <PageTitle title={t('title')} about={t('about')} />;
}
