// Backup and restore: everything as one file, and a file brought back beside what is here.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { saveFile } from '../data/save-file.ts';
import { Button } from '../ui/button.tsx';
import { PaperCard } from '../ui/card.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { ErrorState } from '../ui/states.tsx';

export function Backup() {
  const { t } = useTranslation('settings');
  const api = useApi();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async () => saveFile(await api.settings.backup(), 'hakoniwa.zip'),
  });
  const restore = useMutation({
    mutationFn: (file: File) => api.settings.restore(file),
    onSuccess: () => queries.invalidateQueries(),
  });
  const error = save.error ?? restore.error;
  return (
    <PaperCard title={t('backup.title')}>
      <p className="mb-3 text-small text-soft">{t('backup.about')}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="main" icon="book" isBusy={save.isPending} onClick={() => save.mutate()}>
          {t('backup.save')}
        </Button>
        <FileButton
          label={t('backup.restore')}
          name={t('backup.file')}
          icon="undo"
          accept=".zip,application/zip"
          isSmall={false}
          isBusy={restore.isPending}
          onFile={restore.mutate}
        />
      </div>
      <p role="status" className="mt-3 text-small">
        {save.isPending ? t('backup.saving') : null}
        {restore.isPending ? t('backup.restoring') : null}
        {restore.data ? t('backup.restored', { count: restore.data.gardens.length }) : null}
      </p>
      {error ? <ErrorState error={error} /> : null}
    </PaperCard>
  );
}
