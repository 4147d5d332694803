// What holds for every garden unless it says otherwise: the model, servers to look at, the tokens of a day.
import type { ServerSettingsChange, SettingsAnswer } from '@hakoniwa/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { PaperCard } from '../ui/card.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { useModelNames } from './model-names.ts';
import { TokensInput } from './tokens-input.tsx';
import { useChangeSettings, useServerSettings } from './use-server-settings.ts';

export function ServerModel() {
  const { t } = useTranslation('settings');
  const settings = useServerSettings();
  return (
    <PaperCard title={t('house.title')}>
      {settings.isPending ? <Loading /> : null}
      {settings.error ? (
        <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
      ) : null}
      {settings.data ? <HouseForm settings={settings.data} /> : null}
    </PaperCard>
  );
}

function HouseForm({ settings }: { readonly settings: SettingsAnswer }) {
  const { t } = useTranslation('settings');
  const change = useChangeSettings();
  const names = useModelNames();
  const [model, setModel] = useState(settings.model.value ?? '');
  const [servers, setServers] = useState((settings.modelServers.value ?? []).join('\n'));
  const [tokens, setTokens] = useState(String(settings.tokensPerDay.value ?? ''));
  const hint = (key: keyof SettingsAnswer, text: string) =>
    settings[key].isFixed ? t(`fixed.${settings[key].source}`) : text;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(changeOf(settings, { model, servers, tokens }));
      }}
    >
      <Field label={t('house.model')} hint={hint('model', t('house.modelHint'))}>
        {(ids) => (
          <input
            {...ids}
            list="model-names"
            className={controlLook}
            disabled={settings.model.isFixed}
            value={model}
            onChange={(event) => setModel(event.target.value)}
          />
        )}
      </Field>
      <datalist id="model-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label={t('house.servers')} hint={hint('modelServers', t('house.serversHint'))}>
        {(ids) => (
          <textarea
            {...ids}
            rows={2}
            className={controlLook}
            disabled={settings.modelServers.isFixed}
            value={servers}
            onChange={(event) => setServers(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('house.tokens')} hint={hint('tokensPerDay', t('house.tokensHint'))}>
        {(ids) => (
          <TokensInput
            {...ids}
            isFixed={settings.tokensPerDay.isFixed}
            value={tokens}
            onChange={setTokens}
          />
        )}
      </Field>
      <div>
        <Button type="submit" tone="main" icon="check" isBusy={change.isPending}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}

interface Typed {
  readonly model: string;
  readonly servers: string;
  readonly tokens: string;
}

/** What was typed, of those that may be changed here; an empty field takes a setting back. */
function changeOf(
  settings: SettingsAnswer,
  { model, servers, tokens }: Typed,
): ServerSettingsChange {
  const lines = servers.split(/\s+/).filter((line) => line !== '');
  return {
    ...(settings.model.isFixed ? {} : { model: model.trim() || null }),
    ...(settings.modelServers.isFixed ? {} : { modelServers: lines.length > 0 ? lines : null }),
    ...(settings.tokensPerDay.isFixed
      ? {}
      : { tokensPerDay: tokens === '' ? null : Number(tokens) }),
  };
}
