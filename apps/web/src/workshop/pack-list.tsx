// The packs that are there: one's own to work on, those of the house to copy, and ways to bring others.
import { type Api, ApiError } from '@hakoniwa/client';
import { languageName, type PackCard } from '@hakoniwa/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { readableFirst } from '../i18n/readable-first.ts';
import { languageToldIn } from '../i18n/told-in.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { PaperCard } from '../ui/card.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { useToasts } from '../ui/toast.tsx';
import { CARD_FILES, cardFile } from './card-file.ts';
import { PackName } from './pack-name.tsx';

interface PackShelfProps {
  readonly onOpen: (id: string) => void;
}

export function PackListPanel({ onOpen }: PackShelfProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <OwnPacks onOpen={onOpen} />
      <HousePacks onOpen={onOpen} />
    </div>
  );
}

/** Does something that ends with a pack of one's own, and opens it. */
function useMakePack<T>(
  make: (given: T) => Promise<{ readonly id: string }>,
  onOpen: (id: string) => void,
) {
  const queries = useQueryClient();
  const { fail } = useToasts();
  return useMutation({
    mutationFn: make,
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['own-packs'] });
      onOpen(id);
    },
    onError: fail,
  });
}

function OwnPacks({ onOpen }: PackShelfProps) {
  const { t } = useTranslation('workshop');
  const api = useApi();
  const packs = useQuery({ queryKey: ['own-packs'], queryFn: api.ownPacks.own });
  const bring = useMakePack((file: File) => api.ownPacks.bring(file), onOpen);
  const card = useMakePack(
    async (file: File) => (await api.ownPacks.importCard(cardFile(file))).pack,
    onOpen,
  );
  return (
    <PaperCard title={t('own.title')}>
      <div className="mb-4 flex flex-wrap gap-2">
        <FileButton
          label={t('own.card')}
          icon="people"
          accept={CARD_FILES}
          isBusy={card.isPending}
          onFile={(file) => card.mutate(file)}
        />
        <FileButton
          label={t('own.bring')}
          icon="plus"
          accept=".zip,application/zip"
          isBusy={bring.isPending}
          onFile={(file) => bring.mutate(file)}
        />
      </div>
      {packs.isPending ? <Loading /> : null}
      {packs.error ? <ErrorState error={packs.error} onRetry={() => void packs.refetch()} /> : null}
      {packs.data?.packs.length === 0 ? (
        <EmptyState icon="hammer" title={t('own.none')}>
          {t('own.noneText')}
        </EmptyState>
      ) : null}
      <ul className="grid gap-2">
        {packs.data?.packs.map((pack) => (
          <li
            key={pack.id}
            className="flex flex-wrap items-center gap-2 rounded-chip border border-line px-3 py-2"
          >
            <span className="grow font-medium">
              <PackName pack={pack} />
            </span>
            <Badge tone={pack.isSound ? 'good' : 'bad'}>
              {pack.isSound ? t('sound') : t('problems', { count: pack.problems })}
            </Badge>
            <Button isSmall icon="edit" onClick={() => onOpen(pack.id)}>
              {t('own.open')}
            </Button>
          </li>
        ))}
      </ul>
    </PaperCard>
  );
}

/** A copy of a pack of the house; the one there is when it was copied before. */
async function copyOrFind(api: Api, name: string): Promise<{ readonly id: string }> {
  try {
    return await api.ownPacks.copy(name);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PACK_EXISTS') throw error;
    const known = (await api.ownPacks.own()).packs.find((pack) => pack.name === name);
    if (!known) throw error;
    return known;
  }
}

/** In the language of the page, else in the one the pack has. */
function PackWords({ id, title, description }: Pick<PackCard, 'id' | 'title' | 'description'>) {
  const language = useUiLanguage();
  const spoken = languageToldIn(title, language);
  return (
    <div lang={spoken}>
      <h3 className="text-lead">{spoken ? title[spoken] : id}</h3>
      <p className="text-small text-soft">{spoken ? description[spoken] : ''}</p>
    </div>
  );
}

function HousePacks({ onOpen }: PackShelfProps) {
  const { t } = useTranslation('workshop');
  const api = useApi();
  const language = useUiLanguage();
  const packs = useQuery({ queryKey: ['packs'], queryFn: api.packs });
  const inOrder = readableFirst(packs.data?.packs ?? [], ({ languages }) =>
    languages.includes(language),
  );
  const copy = useMakePack((id: string) => copyOrFind(api, id), onOpen);
  return (
    <PaperCard title={t('shelf.title')}>
      {packs.isPending ? <Loading /> : null}
      {packs.error ? <ErrorState error={packs.error} onRetry={() => void packs.refetch()} /> : null}
      <ul className="grid gap-4">
        {inOrder.map(({ id, title, description, languages }) => (
          <li key={id} className="grid gap-1.5 border-b border-line pb-4 last:border-0 last:pb-0">
            <PackWords {...{ id, title, description }} />
            <p className="flex flex-wrap items-center gap-2">
              {languages.map((one) => (
                <Badge key={one}>{languageName(one, language)}</Badge>
              ))}
              <Button
                isSmall
                icon="plus"
                isBusy={copy.isPending && copy.variables === id}
                onClick={() => copy.mutate(id)}
              >
                {t('shelf.copy')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </PaperCard>
  );
}
