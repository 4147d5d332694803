// The prompt inspector: what a model was asked for a turn or would be asked now, with its budget and what the cache shares.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Badge } from '../ui/badge.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Meter } from '../ui/meter.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { PromptParts } from './prompt-parts.tsx';

export interface Inspected {
  readonly seq?: number;
  readonly character?: string;
}

interface PromptInspectorProps {
  readonly garden: string;
  readonly inspected: Inspected | undefined;
  readonly onClose: () => void;
}

export function PromptInspector({ garden, inspected, onClose }: PromptInspectorProps) {
  const { t } = useTranslation('scene');
  const api = useApi();
  const prompts = useQuery({
    queryKey: ['garden', garden, 'prompts', inspected],
    queryFn: () => api.gardens.prompts(garden, { ...inspected }),
    enabled: inspected !== undefined,
  });
  return (
    <Dialog isOpen={inspected !== undefined} title={t('prompt.title')} onClose={onClose}>
      {prompts.isPending ? <Loading /> : null}
      {prompts.error ? (
        <ErrorState error={prompts.error} onRetry={() => void prompts.refetch()} />
      ) : null}
      {prompts.data?.prompts.length === 0 ? (
        <EmptyState icon="sprout" title={t('prompt.none')}>
          {t('prompt.noneText')}
        </EmptyState>
      ) : null}
      {prompts.data?.prompts.map((prompt, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the prompts of one turn stand in a fixed order.
        <section key={index} className="mb-6 grid gap-3">
          <h3 className="flex flex-wrap items-baseline gap-2 text-lead">
            {purposeText(prompt.purpose, t)}
            {prompt.model ? <Badge tone="note">{prompt.model}</Badge> : null}
            {prompt.failure ? <Badge tone="bad">{prompt.failure}</Badge> : null}
          </h3>
          <Meter
            label={t('prompt.budget')}
            value={prompt.tokens}
            max={Math.max(prompt.budgetTokens, prompt.tokens)}
            low={0}
            text={t('prompt.tokens', { used: prompt.tokens, of: prompt.budgetTokens })}
          />
          {prompt.shared === null ? null : (
            <Meter
              label={t('prompt.shared')}
              value={prompt.shared * 100}
              low={70}
              text={`${Math.round(prompt.shared * 100)}%`}
            />
          )}
          <PromptParts prompt={prompt} />
        </section>
      ))}
    </Dialog>
  );
}

type Purpose = 'thought' | 'performance' | 'fused' | 'other';

function purposeText(purpose: string, t: (key: `prompt.purposes.${Purpose}`) => string): string {
  const known = (['thought', 'performance', 'fused'] as const).find((one) => one === purpose);
  return t(`prompt.purposes.${known ?? 'other'}`);
}
