// Choosing an experiment, how many seeds, and off it goes; or one of one's own as YAML.
import type { LabExperimentList } from '@hakoniwa/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Button } from '../ui/button.tsx';
import { PaperCard } from '../ui/card.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';

interface ExperimentsProps {
  readonly onStarted: (run: string) => void;
}

export function Experiments({ onStarted }: ExperimentsProps) {
  const { t } = useTranslation('lab');
  const api = useApi();
  const experiments = useQuery({ queryKey: ['lab-experiments'], queryFn: api.lab.experiments });
  const all = experiments.data?.experiments ?? [];
  return (
    <PaperCard title={t('experiments.title')}>
      {experiments.isPending ? <Loading /> : null}
      {experiments.error ? (
        <ErrorState error={experiments.error} onRetry={() => void experiments.refetch()} />
      ) : null}
      {all.length > 0 ? <ExperimentForm all={all} onStarted={onStarted} /> : null}
    </PaperCard>
  );
}

interface ExperimentFormProps extends ExperimentsProps {
  readonly all: LabExperimentList['experiments'];
}

function ExperimentForm({ all, onStarted }: ExperimentFormProps) {
  const { t } = useTranslation('lab');
  const language = useUiLanguage();
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState<string>();
  const [seeds, setSeeds] = useState('2');
  const experiment = all.find(({ name }) => name === chosen) ?? all[0];
  const start = useStart(onStarted);
  const begin = () =>
    start.mutate({
      ...(text === undefined ? { experiment: experiment?.name ?? '' } : { text }),
      seeds: Math.max(1, Number(seeds)),
      language,
    });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Field label={t('experiments.which')} hint={experiment?.about[language]}>
        {(ids) => (
          <select
            {...ids}
            className={controlLook}
            value={experiment?.name}
            onChange={(event) => {
              setChosen(event.target.value);
              setText(undefined);
            }}
          >
            {all.map(({ name, title }) => (
              <option key={name} value={name}>
                {title[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SeedsField seeds={seeds} onChange={setSeeds} />
      <OwnText text={text ?? experiment?.text ?? ''} onChange={setText} />
      {start.error ? <ErrorState error={start.error} /> : null}
      <div>
        <Button type="submit" tone="main" icon="play" isBusy={start.isPending}>
          {t('experiments.run')}
        </Button>
      </div>
    </form>
  );
}

/** Starts a run and says which one it is. */
function useStart(onStarted: (run: string) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: api.lab.start,
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['lab-runs'] });
      onStarted(id);
    },
  });
}

interface SeedsFieldProps {
  readonly seeds: string;
  readonly onChange: (seeds: string) => void;
}

function SeedsField({ seeds, onChange }: SeedsFieldProps) {
  const { t } = useTranslation('lab');
  return (
    <Field label={t('experiments.seeds')} hint={t('experiments.seedsHint')}>
      {(ids) => (
        <input
          {...ids}
          type="number"
          min={1}
          max={100}
          required
          className={controlLook}
          value={seeds}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface OwnTextProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function OwnText({ text, onChange }: OwnTextProps) {
  const { t } = useTranslation('lab');
  return (
    <details>
      <summary className="cursor-pointer text-small">{t('experiments.own')}</summary>
      <textarea
        aria-label={t('experiments.own')}
        data-pack
        rows={14}
        spellCheck={false}
        className={`${controlLook} mt-2 font-mono text-fine`}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </details>
  );
}
