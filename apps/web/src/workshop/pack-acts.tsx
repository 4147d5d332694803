// What can be done with a pack as a whole: begin a garden, take a card in, carry it away, throw it away.
import type { ImportedCardAnswer, OwnPack } from '@hakoniwa/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { saveFile } from '../data/save-file.ts';
import { useBeginGarden } from '../home/use-open-garden.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { useToasts } from '../ui/toast.tsx';
import { CARD_FILES, cardFile } from './card-file.ts';
import { languagesOf } from './entries.ts';
import { usePackTitle } from './pack-name.tsx';

interface PackActsProps {
  readonly pack: OwnPack;
  readonly onGone: () => void;
}

export function PackActs({ pack, onGone }: PackActsProps) {
  const { t } = useTranslation('workshop');
  const api = useApi();
  const page = useUiLanguage();
  const queries = useQueryClient();
  const { fail } = useToasts();
  const [isSure, setSure] = useState(false);
  const begin = useBeginGarden();
  const languages = languagesOf(pack.files);
  const spoken = languages.find((one) => one === page) ?? languages[0];
  const card = useMutation({
    mutationFn: (file: File) => api.ownPacks.importCard(cardFile(file), pack.id),
    onSuccess: (imported) => queries.setQueryData(['own-pack', pack.id], imported.pack),
    onError: fail,
  });
  const carry = useMutation({
    mutationFn: async () => saveFile(await api.ownPacks.export(pack.id), `${pack.name}.zip`),
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: () => api.ownPacks.remove(pack.id),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['own-packs'] });
      onGone();
    },
    onError: fail,
  });
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <Button
        tone="main"
        isSmall
        icon="sprout"
        disabled={!pack.isSound}
        isBusy={begin.isPending}
        onClick={() => begin.mutate({ pack: pack.id, language: spoken })}
      >
        {t('acts.begin')}
      </Button>
      <FileButton
        label={t('acts.card')}
        icon="people"
        accept={CARD_FILES}
        isBusy={card.isPending}
        onFile={(file) => card.mutate(file)}
      />
      <Button isSmall icon="book" isBusy={carry.isPending} onClick={() => carry.mutate()}>
        {t('acts.export')}
      </Button>
      <Button isSmall tone="danger" icon="close" onClick={() => setSure(true)}>
        {t('acts.remove')}
      </Button>
      <Dialog
        isOpen={isSure}
        title={t('acts.sure', { name: usePackTitle(pack) })}
        onClose={() => setSure(false)}
        actions={
          <Button tone="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {t('acts.remove')}
          </Button>
        }
      >
        {t('acts.sureText')}
      </Dialog>
      <Arrival imported={card.data} onClose={() => card.reset()} />
    </div>
  );
}

interface ArrivalProps {
  readonly imported: ImportedCardAnswer | undefined;
  readonly onClose: () => void;
}

function Arrival({ imported, onClose }: ArrivalProps) {
  const { t } = useTranslation('workshop');
  const language = useUiLanguage();
  return (
    <Dialog isOpen={imported !== undefined} title={t('arrival.title')} onClose={onClose}>
      <p>{t(`arrival.${imported?.kind ?? 'card'}`, { id: imported?.id ?? '' })}</p>
      <ul className="mt-3 grid gap-1.5 text-small text-soft">
        {imported?.notices.map(({ code, message }) => (
          <li key={`${code}-${message.en}`}>{message[language]}</li>
        ))}
      </ul>
    </Dialog>
  );
}
