// The screen "workshop": the packs on the shelf and one's own; one of one's own opened on the desk.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';
import { PackEditor } from './pack-editor.tsx';
import { PackListPanel } from './pack-list.tsx';

export function WorkshopScreen() {
  const { t } = useTranslation('workshop');
  const navigate = useNavigate();
  const { pack } = useSearch({ from: '/workshop' });
  const open = (id: string | undefined) =>
    void navigate({ to: '/workshop', search: id === undefined ? {} : { pack: id } });
  return (
    <>
      <PageTitle title={t('title')} about={t('about')} />
      {pack === undefined ? (
        <PackListPanel onOpen={open} />
      ) : (
        <PackEditor key={pack} id={pack} onClose={() => open(undefined)} />
      )}
    </>
  );
}
