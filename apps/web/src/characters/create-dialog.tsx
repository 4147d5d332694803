// Makes a character: a name is enough, everything else may be written.
import type { NewCharacterWish } from '@hakoniwa/client';
import { LANGUAGES, languageName } from '@hakoniwa/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { CHARACTERS_KEY } from '../play/use-characters.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { ErrorState } from '../ui/states.tsx';
import { AboutField } from './about-field.tsx';
import { ScenarioField } from './scenario-field.tsx';

interface CreateDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const NAME_LENGTH = 50;
const TEXT_LENGTH = 1_000;
const ABOUTS = ['description', 'appearance', 'personality'] as const;

export function CreateDialog({ isOpen, onClose }: CreateDialogProps) {
  const { t } = useTranslation('characters');
  const formId = useId();
  const language = useUiLanguage();
  const [wish, setWish] = useState<NewCharacterWish>({ name: '' });
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<NewCharacterWish>) => setWish((before) => ({ ...before, ...part }));
  const { mutate, isPending, error, reset } = useCreate(() => {
    setWish({ name: '' });
    setTried(false);
    onClose();
  });
  const isTooLong = ABOUTS.some((about) => (wish[about] ?? '').length > TEXT_LENGTH);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const name = wish.name.trim();
    if (name !== '' && name.length <= NAME_LENGTH && !isTooLong)
      mutate({ language, ...wish, name });
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={t('form.title')}
      onClose={() => {
        reset();
        onClose();
      }}
      actions={
        <Button type="submit" form={formId} tone="main" isBusy={isPending}>
          {t('form.submit')}
        </Button>
      }
    >
      <form id={formId} onSubmit={send} className="grid gap-4" noValidate>
        <NameField name={wish.name} isTried={isTried} onChange={(name) => change({ name })} />
        {ABOUTS.map((about) => (
          <AboutField
            key={about}
            label={t(`form.${about}`)}
            text={wish[about] ?? ''}
            most={TEXT_LENGTH}
            onChange={(text) => change({ [about]: text })}
          />
        ))}
        <Field label={t('form.language')}>
          {(ids) => (
            <select
              {...ids}
              className={controlLook}
              value={wish.language ?? language}
              onChange={({ target }) => {
                const chosen = LANGUAGES.find((id) => id === target.value);
                if (chosen) change({ language: chosen });
              }}
            >
              {LANGUAGES.map((id) => (
                <option key={id} value={id}>
                  {languageName(id, language)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <ScenarioField value={wish.scenario} onChange={(scenario) => change({ scenario })} />
        {error ? <ErrorState error={error} /> : null}
      </form>
    </Dialog>
  );
}

function useCreate(onMade: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: api.characters.create,
    onSuccess: async () => {
      onMade();
      await queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
    },
  });
}

interface NameFieldProps {
  readonly name: string;
  readonly isTried: boolean;
  readonly onChange: (name: string) => void;
}

function NameField({ name, isTried, onChange }: NameFieldProps) {
  const { t } = useTranslation('characters');
  const isMissing = isTried && name.trim() === '';
  const isLong = name.trim().length > NAME_LENGTH;
  const problem = isMissing ? t('form.noName') : isLong ? t('form.longName') : undefined;
  return (
    <Field label={t('form.name')} hint={t('form.nameHint')} problem={problem}>
      {(ids) => (
        <input
          {...ids}
          className={controlLook}
          autoComplete="off"
          required
          value={name}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
