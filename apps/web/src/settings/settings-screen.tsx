// The screen "settings": models and who speaks with which, language, backup and restore.
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';
import { Backup } from './backup.tsx';
import { GardenMindsPanel } from './garden-minds.tsx';
import { LookPanel } from './look.tsx';
import { ModelServers } from './model-servers.tsx';
import { ServerModel } from './server-model.tsx';
import { StorageNote } from './storage-note.tsx';

export function SettingsScreen() {
  const { t } = useTranslation('settings');
  return (
    <>
      <PageTitle title={t('title')} about={t('about')} />
      <StorageNote />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <ModelServers />
          <ServerModel />
        </div>
        <div className="grid gap-5">
          <GardenMindsPanel />
          <LookPanel />
          <Backup />
        </div>
      </div>
      <p className="mt-6 text-sm">
        <a className="underline" href="/licences.txt">
          {t('licences')}
        </a>
      </p>
    </>
  );
}
