// The screen "lab".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function LabScreen() {
  const { t } = useTranslation('lab');
  return <PageTitle title={t('title')} about={t('about')} />;
}
