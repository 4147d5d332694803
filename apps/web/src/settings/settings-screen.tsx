// The screen "settings".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function SettingsScreen() {
  const { t } = useTranslation('settings');
  return <PageTitle title={t('title')} about={t('about')} />;
}
