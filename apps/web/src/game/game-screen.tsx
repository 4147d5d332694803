// The screen "game".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function GameScreen() {
  const { t } = useTranslation('game');
  return <PageTitle title={t('title')} about={t('about')} />;
}
