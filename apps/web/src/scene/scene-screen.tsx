// The screen "scene".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function SceneScreen() {
  const { t } = useTranslation('scene');
  return <PageTitle title={t('title')} about={t('about')} />;
}
