// Choosing an experiment, how many seeds, and off it goes; or one of one's own as YAML.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';

interface ExperimentsProps {
  readonly onStarted: (run: string) => void;
}

export function Experiments({ onStarted }: ExperimentsProps) {
  const { t } = useTranslation('lab');
  const api = useApi();
  const language = useUiLanguage();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState<string>();
  const [seeds, setSeeds] = useState('2');
  const experiments = useQuery({ queryKey: ['lab-experiments'], queryFn: api.lab.experiments });
  const all = experiments.data?.experiments ?? [];
  const experiment = all.find(({ name }) => name === chosen) ?? all[0];
  const start = useMutation({
    mutationFn: () =>
      api.lab.start({
        ...(text === undefined ? { experiment: experiment?.name ?? '' } : { text }),
        seeds: Math.max(1, Number(seeds)),
        language,
      }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['lab-runs'] });
      onStarted(id);
    },
  });
  return (
    <Card title={t('experiments.title')}>
      {experiments.isPending ? <Loading /> : null}
      {experiments.error ? (
        <ErrorState error={experiments.error} onRetry={() => void experiments.refetch()} />
      ) : null}
      {experiment ? (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            start.mutate();
          }}
        >
          <Field label={t('experiments.which')} hint={experiment.about[language]}>
            {(ids) => (
              <select
                {...ids}
                className={controlLook}
                value={experiment.name}
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
                onChange={(event) => setSeeds(event.target.value)}
              />
            )}
          </Field>
          <details>
            <summary className="cursor-pointer text-small">{t('experiments.own')}</summary>
            <textarea
              aria-label={t('experiments.own')}
              rows={14}
              spellCheck={false}
              className={`${controlLook} mt-2 font-mono text-fine`}
              value={text ?? experiment.text}
              onChange={(event) => setText(event.target.value)}
            />
          </details>
          {start.error ? <ErrorState error={start.error} /> : null}
          <div>
            <Button type="submit" tone="main" icon="play" isBusy={start.isPending}>
              {t('experiments.run')}
            </Button>
          </div>
        </form>
      ) : null}
    </Card>
  );
}
