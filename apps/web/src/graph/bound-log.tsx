// A bound log and its descent: fragments, the log, and whoever it lives on as.
import type { WireFragment, WireLog } from '@hakoniwa/protocol/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/toast.tsx';
import { LOGS_KEY } from './logs-key.ts';

interface BoundLogProps {
  readonly characterId: string;
  readonly log: WireLog;
  readonly fragments: readonly WireFragment[];
}

export function BoundLog({ characterId, log, fragments }: BoundLogProps) {
  const { t } = useTranslation('graph');
  const keywordOf = (id: string) => fragments.find((one) => one.id === id)?.keyword ?? '';
  const { mutate, isPending } = useManifest(characterId, log);
  return (
    <article className="paper-edge grid gap-3 rounded-card bg-card p-4">
      <header>
        <h3 className="text-lead">{log.name}</h3>
        {log.title === '' ? null : <p className="text-small text-soft">{log.title}</p>}
      </header>
      <ul className="grid gap-1 border-l-2 border-leaf pl-3 text-small">
        <li>
          <Badge tone="good">{t('core')}</Badge> {keywordOf(log.coreFragmentId)}
        </li>
        {log.subFragmentIds.map((id) => (
          <li key={id}>{keywordOf(id)}</li>
        ))}
      </ul>
      <p className="text-fine text-soft">
        {t('contamination', { count: log.contaminationPercent })}
      </p>
      {log.livesAs === null ? (
        <div>
          <Button isSmall icon="sprout" isBusy={isPending} onClick={() => mutate()}>
            {t('manifest')}
          </Button>
        </div>
      ) : (
        <p className="text-small text-moss-deep">{t('livesAs', { name: log.livesAs })}</p>
      )}
    </article>
  );
}

function useManifest(characterId: string, log: WireLog) {
  const { t } = useTranslation('graph');
  const api = useApi();
  const queries = useQueryClient();
  const { say, fail } = useToasts();
  const textOf = useErrorText();
  return useMutation({
    mutationFn: () => api.characters.manifest(characterId, log.id),
    onSuccess: async () => {
      say(t('manifested', { name: log.name }));
      await queries.invalidateQueries({ queryKey: [LOGS_KEY, characterId] });
    },
    onError: (error) => fail(textOf(error)),
  });
}
