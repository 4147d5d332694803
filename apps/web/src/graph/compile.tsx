// Binds fragments into a log: a core, some to go with it, and a name.
import type { WireFragment } from '@hakoniwa/protocol/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Button } from '../ui/button.tsx';
import { PaperCard } from '../ui/card.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useToasts } from '../ui/toast.tsx';
import { LOGS_KEY } from './logs-key.ts';

interface CompileProps {
  readonly characterId: string;
  /** Those that are kept. */
  readonly fragments: readonly WireFragment[];
}

export function CompileForm({ characterId, fragments }: CompileProps) {
  const { t } = useTranslation('graph');
  const [name, setName] = useState('');
  const [core, setCore] = useState(fragments[0]?.id ?? '');
  const [subs, setSubs] = useState<readonly string[]>([]);
  const { mutate, isPending, error } = useCompile(characterId, () => {
    setName('');
    setSubs([]);
  });
  if (fragments.length === 0) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const subFragmentIds = subs.filter((id) => id !== core);
    if (name.trim() !== '') mutate({ name: name.trim(), coreFragmentId: core, subFragmentIds });
  };
  const toggle = (id: string) =>
    setSubs((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  return (
    <PaperCard title={t('compile.title')}>
      <form onSubmit={send} className="grid gap-4">
        <p className="text-small text-soft">{t('compile.text')}</p>
        <Field label={t('compile.core')}>
          {(ids) => (
            <select
              {...ids}
              className={controlLook}
              value={core}
              onChange={({ target }) => setCore(target.value)}
            >
              {fragments.map(({ id, keyword }) => (
                <option key={id} value={id}>
                  {keyword}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Subs
          fragments={fragments.filter(({ id }) => id !== core)}
          chosen={subs}
          onToggle={toggle}
        />
        <Field label={t('compile.name')}>
          {(ids) => (
            <input
              {...ids}
              className={controlLook}
              maxLength={50}
              required
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" tone="main" icon="book" isBusy={isPending}>
            {t('compile.submit')}
          </Button>
        </div>
        {error ? <ErrorState error={error} /> : null}
      </form>
    </PaperCard>
  );
}

interface SubsProps {
  readonly fragments: readonly WireFragment[];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

function Subs({ fragments, chosen, onToggle }: SubsProps) {
  const { t } = useTranslation('graph');
  if (fragments.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-small font-medium">{t('compile.subs')}</legend>
      {fragments.map(({ id, keyword }) => (
        <label key={id} className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-moss"
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
          {keyword}
        </label>
      ))}
    </fieldset>
  );
}

function useCompile(characterId: string, onDone: () => void) {
  const { t } = useTranslation('graph');
  const api = useApi();
  const queries = useQueryClient();
  const { say } = useToasts();
  return useMutation({
    mutationFn: (wanted: Parameters<typeof api.characters.compile>[1]) =>
      api.characters.compile(characterId, wanted),
    onSuccess: async (_log, { name }) => {
      say(t('compile.done', { name }));
      onDone();
      await queries.invalidateQueries({ queryKey: [LOGS_KEY, characterId] });
    },
  });
}
