// Fragments a character found, the logs bound from them, and what became of those.
import type { LogListAnswer } from '@hakoniwa/client';
import type { WireFragment } from '@hakoniwa/protocol/sessions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import type { ja as playJa } from '../play/locale/ja.ts';
import { Read } from '../play/read.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/states.tsx';
import { BoundLog } from './bound-log.tsx';
import { CompileForm } from './compile.tsx';
import type { ja } from './locale/ja.ts';
import { LOGS_KEY } from './logs-key.ts';

export function Logs({ characterId }: { readonly characterId: string }) {
  const { t } = useTranslation('graph');
  const api = useApi();
  const query = useQuery({
    queryKey: [LOGS_KEY, characterId],
    queryFn: () => api.characters.logs(characterId),
  });
  return (
    <Read query={query}>
      {(list) =>
        list.fragments.length === 0 ? (
          <EmptyState icon="bolt" title={t('noneLogs')}>
            {t('noneLogsText')}
          </EmptyState>
        ) : (
          <Found characterId={characterId} list={list} />
        )
      }
    </Read>
  );
}

interface FoundProps {
  readonly characterId: string;
  readonly list: LogListAnswer;
}

function Found({ characterId, list }: FoundProps) {
  const { t } = useTranslation('graph');
  const { fragments, logs } = list;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby="fragments">
        <h2 id="fragments" className="mb-3 text-title">
          {t('fragments')}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {fragments.map((fragment) => (
            <Fragment key={fragment.id} fragment={fragment} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="bound" className="grid gap-4">
        <h2 id="bound" className="text-title">
          {t('bound')}
        </h2>
        {logs.length === 0 ? <p className="text-soft">{t('noneBound')}</p> : null}
        {logs.map((log) => (
          <BoundLog key={log.id} characterId={characterId} log={log} fragments={fragments} />
        ))}
        <CompileForm
          characterId={characterId}
          fragments={fragments.filter(({ collected }) => collected)}
        />
      </section>
    </div>
  );
}

function Fragment({ fragment }: { readonly fragment: WireFragment }) {
  const { t } = useTranslation(['graph', 'play']);
  const { keyword, backstory, foundAt, collected } = fragment;
  const emotion = fragment.emotion as keyof typeof ja.emotion;
  const memory = fragment.memory as keyof typeof ja.memory;
  const rarity = fragment.rarity as keyof typeof playJa.rarity;
  return (
    <li className="paper-edge grid content-start gap-2 rounded-card bg-card p-4">
      <h3 className="text-lead">{keyword}</h3>
      <p className="text-small">{backstory}</p>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="warm">{t(`play:rarity.${rarity}`)}</Badge>
        <Badge tone="inner">{t(`memory.${memory}`)}</Badge>
        <Badge>{t(`emotion.${emotion}`)}</Badge>
        {collected ? null : <Badge tone="bad">{t('notCollected')}</Badge>}
      </p>
      {foundAt === '' ? null : (
        <p className="text-fine text-soft">{t('foundAt', { place: foundAt })}</p>
      )}
    </li>
  );
}
