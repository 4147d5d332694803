// The screen "characters".
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';

export function CharactersScreen() {
  const { t } = useTranslation('characters');
  return <PageTitle title={t('title')} about={t('about')} />;
}
