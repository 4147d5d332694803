// The chronicle to keep: what is being read, of this day or of all days, saved as Markdown.
import type { ChronicleDay } from '@hakoniwa/protocol';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { saveFile } from '../data/save-file.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToasts } from '../ui/toast.tsx';
import { askedBy } from './use-chronicle.ts';

const ROUTE = '/garden/$id/chronicle';

interface SaveProps {
  /** As the address names it. */
  readonly id: string;
  readonly day: ChronicleDay;
}

export function Save({ id, day: { day, days, garden, people } }: SaveProps) {
  const { t } = useTranslation('chronicle');
  const api = useApi();
  const language = useUiLanguage();
  const search = useSearch({ from: ROUTE });
  const { who, all = false } = search;
  const [isOpen, setOpen] = useState(false);
  const { fail } = useToasts();
  const title = t('title', { garden: garden.name });
  const save = useMutation({
    mutationFn: async (one: number | undefined) => {
      const asked = { day: one, ...askedBy(search), language };
      const name = one === undefined ? title : `${title} ${t('day', { day: one })}`;
      await saveFile(await api.gardens.chronicleFile(id, asked), `${name}.md`);
    },
    onSuccess: () => setOpen(false),
    onError: fail,
  });
  const depth = t(all ? 'depth.all' : 'depth.told');
  const whose = who === undefined ? t('everyone') : (people[who] ?? who);
  return (
    <>
      <Button isSmall icon="book" onClick={() => setOpen(true)}>
        {t('save.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('save.title')}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button
              tone="main"
              isBusy={save.isPending && save.variables === day}
              onClick={() => save.mutate(day)}
            >
              {t('save.day', { day })}
            </Button>
            {days > 1 ? (
              <Button
                isBusy={save.isPending && save.variables === undefined}
                onClick={() => save.mutate(undefined)}
              >
                {t('save.all')}
              </Button>
            ) : null}
          </>
        }
      >
        <p>{t('save.text', { depth, who: whose })}</p>
      </Dialog>
    </>
  );
}
