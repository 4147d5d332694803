// Models at work: who is being thought for, in which phase, and how to stop it.
import type { WatchState } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useGardenAct } from '../data/use-garden-act.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

export function Calls({ garden, state }: { readonly garden: string; readonly state: WatchState }) {
  const { t } = useTranslation('scene');
  const api = useApi();
  const stop = useGardenAct({ garden, act: () => api.gardens.cancelCalls(garden) });
  const { calls, view } = state;
  return (
    <div role="status" className="grid gap-1">
      {calls.map(({ call, character, phase, model, position }) => (
        <p key={call} className="flex flex-wrap items-center gap-2 text-small text-soft">
          <Badge tone="note">{t(`calls.${phase}`)}</Badge>
          {character === undefined ? null : (view?.people[character]?.name ?? character)}
          <span className="text-fine">{model}</span>
          {position ? <span>{t('calls.position', { count: position })}</span> : null}
        </p>
      ))}
      {calls.length > 0 ? (
        <Button
          isSmall
          tone="danger"
          icon="close"
          isBusy={stop.isPending}
          onClick={() => stop.mutate(undefined)}
        >
          {t('calls.stop')}
        </Button>
      ) : null}
    </div>
  );
}
