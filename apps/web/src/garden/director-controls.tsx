// The director's hand: let something happen in the garden.
import type { WatchState } from '@hakoniwa/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useGardenAct } from '../data/use-garden-act.ts';
import { Button } from '../ui/button.tsx';
import { controlLook, Field } from '../ui/field.tsx';

interface HandProps {
  readonly garden: string;
  readonly state: WatchState;
  /** Where it happens, when that is settled. */
  readonly place?: string;
}

export function DirectorControls({ garden, state, place: given }: HandProps) {
  const { t } = useTranslation('garden');
  const api = useApi();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(given ?? '');
  const inject = useGardenAct({
    garden,
    act: () =>
      api.gardens.inject(garden, {
        text: text.trim(),
        ...(chosen === '' ? {} : { place: chosen }),
      }),
    done: t('hand.done'),
    onDone: () => setText(''),
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') inject.mutate(undefined);
      }}
    >
      <Field label={t('hand.inject')} hint={t('hand.injectHint')}>
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            className={controlLook}
            value={text}
            placeholder={t('hand.example')}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {given === undefined ? (
        <Field label={t('hand.where')}>
          {(ids) => (
            <select
              {...ids}
              className={controlLook}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value="">{t('hand.everywhere')}</option>
              {Object.entries(state.view?.places ?? {}).map(([id, { name }]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : null}
      <Button
        type="submit"
        tone="main"
        icon="bolt"
        isBusy={inject.isPending}
        disabled={text.trim() === ''}
      >
        {t('hand.do')}
      </Button>
    </form>
  );
}
