// The report of a run as files: a page that stands alone, Markdown, JSON.
import { REPORT_FORMATS, type ReportFormat } from '@hakoniwa/protocol';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { saveFile } from '../data/save-file.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/toast.tsx';

export function Reports({ run }: { readonly run: string }) {
  const { t } = useTranslation('lab');
  const api = useApi();
  const language = useUiLanguage();
  const { fail } = useToasts();
  const save = useMutation({
    mutationFn: async (format: ReportFormat) =>
      saveFile(await api.lab.report(run, { format, language }), `hakoniwa-lab.${format}`),
    onError: fail,
  });
  return (
    <div className="flex flex-wrap gap-2">
      {REPORT_FORMATS.map((format) => (
        <Button
          key={format}
          isSmall
          icon="book"
          isBusy={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          {t(`formats.${format}`)}
        </Button>
      ))}
    </div>
  );
}
