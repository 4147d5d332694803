// The way back: the last act is taken back at one press, and words of one's own return to the field.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import type { PlayedSession } from '../data/use-session.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/toast.tsx';
import { lastAct } from './story-parts.ts';

interface TakeBackProps {
  readonly sessionId: string;
  readonly session: PlayedSession;
  readonly draft: string;
  readonly setDraft: (text: string) => void;
}

export function TakeBack({ sessionId, session, draft, setDraft }: TakeBackProps) {
  const { t } = useTranslation('game');
  const api = useApi();
  const { fail } = useToasts();
  const last = lastAct(session.messages);
  const undo = useMutation({
    mutationFn: async () => {
      await api.sessions.undo(sessionId);
      await session.watch.refresh();
      // What was written can be written otherwise; what is being written now is more.
      if (last?.metadata.actionType === 'custom' && draft.trim() === '') setDraft(last.content);
    },
    onError: fail,
  });
  return (
    <Button
      isSmall
      tone="quiet"
      icon="undo"
      title={t('takeBackHint')}
      disabled={last === undefined}
      isBusy={undo.isPending}
      onClick={() => undo.mutate()}
    >
      {t('takeBack')}
    </Button>
  );
}
