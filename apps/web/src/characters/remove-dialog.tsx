// Asks before a character is let go; nothing it lived is lost by that.
import type { CharacterOnWire } from '@hakoniwa/protocol/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { CHARACTERS_KEY } from '../play/use-characters.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useToasts } from '../ui/toast.tsx';

interface RemoveDialogProps {
  readonly character: CharacterOnWire;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RemoveDialog({ character, isOpen, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('characters');
  const api = useApi();
  const queries = useQueryClient();
  const { say } = useToasts();
  const { name } = character;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.characters.remove(character.id),
    onSuccess: async () => {
      onClose();
      say(t('removed', { name }));
      await queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      title={t('removeTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="danger" isBusy={isPending} onClick={() => mutate()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('removeText')}</p>
      {error ? <ErrorState error={error} /> : null}
    </Dialog>
  );
}
