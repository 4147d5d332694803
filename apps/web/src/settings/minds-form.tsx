// The form of one garden's minds: everyone's model, single characters', the way of asking, the tokens of a day.
import type { Minds } from '@hakoniwa/client';
import { AUTO, INSTINCT } from '@hakoniwa/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { useToasts } from '../ui/toast.tsx';
import { useModelNames } from './model-names.ts';

interface MindsFormProps {
  readonly garden: string;
  readonly minds: Minds;
}

export function MindsForm({ garden, minds }: MindsFormProps) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const queries = useQueryClient();
  const { say, fail } = useToasts();
  const [choice, setChoice] = useState(minds.choice);
  const save = useMutation({
    mutationFn: () => api.gardens.chooseMinds(garden, choice),
    onSuccess: (now) => {
      queries.setQueryData(['minds', garden], now);
      say(t('kept'));
    },
    onError: fail,
  });
  const choose = (id: string, model: string) => {
    const { [id]: _before, ...others } = choice.characters;
    setChoice({ ...choice, characters: model === '' ? others : { ...others, [id]: model } });
  };
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Field label={t('minds.everyone')}>
        {(ids) => (
          <ModelSelect
            {...ids}
            value={choice.everyone}
            onChoose={(everyone) => setChoice({ ...choice, everyone })}
          />
        )}
      </Field>
      <div className="grid max-h-80 gap-3 overflow-y-auto sm:grid-cols-2">
        {minds.characters.map(({ id, name, model, isRemote }) => (
          <Field
            key={id}
            label={name}
            hint={
              <span className="flex flex-wrap gap-1.5">
                {model ?? t('minds.byInstinct')}
                {isRemote ? <Badge tone="warm">{t('minds.remote')}</Badge> : null}
              </span>
            }
          >
            {(ids) => (
              <ModelSelect
                {...ids}
                asEveryone={t('minds.asEveryone')}
                value={choice.characters[id] ?? ''}
                onChoose={(chosen) => choose(id, chosen)}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={t('minds.mode')} hint={t('minds.modeHint')}>
        {(ids) => (
          <select
            {...ids}
            className={controlLook}
            value={choice.mode}
            onChange={(event) =>
              setChoice({
                ...choice,
                mode: event.target.value === 'fused' ? 'fused' : 'two-phase',
              })
            }
          >
            <option value="two-phase">{t('minds.twoPhase')}</option>
            <option value="fused">{t('minds.fused')}</option>
          </select>
        )}
      </Field>
      <Field label={t('minds.tokens')} hint={t('minds.used', { ...minds.used })}>
        {(ids) => (
          <input
            {...ids}
            type="number"
            min={1}
            inputMode="numeric"
            className={controlLook}
            value={choice.tokensPerDay ?? ''}
            onChange={(event) => {
              const { value } = event.target;
              setChoice({ ...choice, tokensPerDay: value === '' ? null : Number(value) });
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" tone="main" icon="check" isBusy={save.isPending}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}

interface ModelSelectProps {
  readonly value: string;
  /** The words for "as everyone", where that can be chosen. */
  readonly asEveryone?: string;
  readonly onChoose: (model: string) => void;
}

function ModelSelect({ value, asEveryone, onChoose, ...ids }: ModelSelectProps) {
  const { t } = useTranslation('settings');
  const found = useModelNames();
  const own = value === '' || value === AUTO || value === INSTINCT || found.includes(value);
  return (
    <select
      {...ids}
      className={controlLook}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {asEveryone === undefined ? null : <option value="">{asEveryone}</option>}
      <option value={AUTO}>{t('minds.auto')}</option>
      <option value={INSTINCT}>{t('minds.instinct')}</option>
      {(own ? found : [...found, value]).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
