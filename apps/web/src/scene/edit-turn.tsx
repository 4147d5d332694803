// Writing a turn anew: the world goes back to before it on a branch of its own, and judges the new words.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { controlLook, Field } from '../ui/field.tsx';

interface EditTurnProps {
  readonly isOpen: boolean;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSave: (text: string) => void;
}

export function EditTurn({ isOpen, text: given, isBusy, onClose, onSave }: EditTurnProps) {
  const { t } = useTranslation('scene');
  const [text, setText] = useState(given);
  useEffect(() => {
    if (isOpen) setText(given);
  }, [isOpen, given]);
  return (
    <Dialog
      isOpen={isOpen}
      title={t('edit.title')}
      onClose={onClose}
      actions={
        <Button
          tone="main"
          icon="check"
          isBusy={isBusy}
          disabled={text.trim() === ''}
          onClick={() => onSave(text.trim())}
        >
          {t('edit.save')}
        </Button>
      }
    >
      <Field label={t('edit.label')} hint={t('edit.hint')}>
        {(ids) => (
          <textarea
            {...ids}
            rows={6}
            className={controlLook}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
