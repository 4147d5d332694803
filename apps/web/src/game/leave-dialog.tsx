// Asks before a session is given up without rewards.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { CHARACTERS_KEY } from '../play/use-characters.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/states.tsx';

interface LeaveDialogProps {
  readonly sessionId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function LeaveDialog({ sessionId, isOpen, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('game');
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.sessions.end(sessionId),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
      await navigate({ to: '/characters' });
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      title={t('leaveTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('leaveNo')}</Button>
          <Button tone="danger" isBusy={isPending} onClick={() => mutate()}>
            {t('leaveYes')}
          </Button>
        </>
      }
    >
      <p>{t('leaveText')}</p>
      {error ? <ErrorState error={error} /> : null}
    </Dialog>
  );
}
