// The screen "result".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function ResultScreen() {
  const { t } = useTranslation('result');
  return <PageTitle title={t('title')} about={t('about')} />;
}
