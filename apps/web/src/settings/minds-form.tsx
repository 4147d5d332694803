// The form of one garden's minds: everyone's model, single characters', the way of asking, the tokens of a day.
import type { Minds } from '@hakoniwa/client';
import type { Language } from '@hakoniwa/protocol';
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
import { TokensInput } from './tokens-input.tsx';

interface MindsFormProps {
  readonly garden: string;
  readonly language: Language;
  readonly minds: Minds;
}

export function MindsForm({ garden, language, minds }: MindsFormProps) {
  const { t } = useTranslation('settings');
  const [choice, setChoice] = useState(minds.choice);
  const save = useChoose(garden);
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(choice);
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
      <Everyone
        language={language}
        minds={minds}
        chosen={choice.characters}
        onChoose={(characters) => setChoice({ ...choice, characters })}
      />
      <Field label={t('minds.mode')} hint={t('minds.modeHint')}>
        {(ids) => (
          <select
            {...ids}
            className={controlLook}
            value={choice.mode}
            onChange={({ target }) =>
              setChoice({ ...choice, mode: target.value === 'fused' ? 'fused' : 'two-phase' })
            }
          >
            <option value="two-phase">{t('minds.twoPhase')}</option>
            <option value="fused">{t('minds.fused')}</option>
          </select>
        )}
      </Field>
      <PlansField plans={choice.plans} onChoose={(plans) => setChoice({ ...choice, plans })} />
      <Field label={t('minds.tokens')} hint={t('minds.used', { ...minds.used })}>
        {(ids) => (
          <TokensInput
            {...ids}
            value={String(choice.tokensPerDay ?? '')}
            onChange={(value) =>
              setChoice({ ...choice, tokensPerDay: value === '' ? null : Number(value) })
            }
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

interface PlansFieldProps {
  readonly plans: Minds['choice']['plans'];
  readonly onChoose: (plans: Minds['choice']['plans']) => void;
}

/** Whether people of scenes think ahead. */
function PlansField({ plans, onChoose }: PlansFieldProps) {
  const { t } = useTranslation('settings');
  return (
    <Field label={t('minds.plans')} hint={t('minds.plansHint')}>
      {(ids) => (
        <select
          {...ids}
          className={controlLook}
          value={plans}
          onChange={({ target }) => onChoose(target.value === 'off' ? 'off' : 'on')}
        >
          <option value="on">{t('minds.plansOn')}</option>
          <option value="off">{t('minds.plansOff')}</option>
        </select>
      )}
    </Field>
  );
}

/** Keeps a choice of minds, and says so. */
function useChoose(garden: string) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const queries = useQueryClient();
  const { say, fail } = useToasts();
  return useMutation({
    mutationFn: (choice: Minds['choice']) => api.gardens.chooseMinds(garden, choice),
    onSuccess: (now) => {
      queries.setQueryData(['minds', garden], now);
      say(t('kept'));
    },
    onError: fail,
  });
}

interface EveryoneProps {
  readonly language: Language;
  readonly minds: Minds;
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (chosen: Record<string, string>) => void;
}

function Everyone({ language, minds, chosen, onChoose }: EveryoneProps) {
  const { t } = useTranslation('settings');
  const choose = (id: string, model: string) => {
    const { [id]: _before, ...others } = chosen;
    onChoose(model === '' ? others : { ...others, [id]: model });
  };
  return (
    <div className="grid max-h-80 gap-3 overflow-y-auto sm:grid-cols-2">
      {minds.characters.map(({ id, name, model, isRemote }) => (
        <Field
          key={id}
          label={name}
          labelLanguage={language}
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
              value={chosen[id] ?? ''}
              onChoose={(one) => choose(id, one)}
            />
          )}
        </Field>
      ))}
    </div>
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
