// The screen "quests".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function QuestsScreen() {
  const { t } = useTranslation('quests');
  return <PageTitle title={t('title')} about={t('about')} />;
}
