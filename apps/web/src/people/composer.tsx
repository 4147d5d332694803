// Writing a turn for someone: Enter sends it, and what was refused stays to be mended.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useGardenAct } from '../data/use-garden-act.ts';
import { Button } from '../ui/button.tsx';
import { onEnter } from '../ui/enter.ts';
import { controlLook, Field } from '../ui/field.tsx';

interface ComposerProps {
  readonly garden: string;
  readonly actor: string;
  readonly name: string;
}

export function LineComposer({ garden, actor, name }: ComposerProps) {
  const { t } = useTranslation('people');
  const api = useApi();
  const [text, setText] = useState('');
  const turn = useGardenAct({
    garden,
    act: (words: string) =>
      api.gardens.turn(
        garden,
        { type: 'perform', actor, text: words, mode: 'played' },
        crypto.randomUUID(),
      ),
    onDone: () => setText(''),
  });
  const send = () => {
    const words = text.trim();
    if (words !== '' && !turn.isPending) turn.mutate(words);
  };
  return (
    <div className="grid gap-2">
      <Field label={t('composer.label', { name })} hint={t('composer.hint')}>
        {(ids) => (
          <textarea
            {...ids}
            {...onEnter(send)}
            rows={2}
            className={controlLook}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        tone="main"
        icon="send"
        isBusy={turn.isPending}
        disabled={text.trim() === ''}
        onClick={send}
      >
        {t('composer.send')}
      </Button>
    </div>
  );
}
