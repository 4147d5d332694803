// The parts of a prompt in their order, each with its tokens, then the words as they are sent, then the answer.
import type { PromptPage } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';

const GROUP_TONES = { stable: 'good', slow: 'warm', fresh: 'note' } as const;

export function PromptParts({ prompt }: { readonly prompt: PromptPage['prompts'][number] }) {
  const { t } = useTranslation('scene');
  return (
    <>
      <ul className="grid gap-1 text-small">
        {prompt.parts.map(({ name, group, tokens, isCut }) => (
          <li key={name} className="flex flex-wrap items-center gap-2">
            <code className="font-mono text-fine">{name}</code>
            {group ? <Badge tone={GROUP_TONES[group]}>{t(`prompt.groups.${group}`)}</Badge> : null}
            {isCut ? <Badge tone="bad">{t('prompt.cut')}</Badge> : null}
            <span className="ml-auto text-soft tabular-nums">{tokens}</span>
          </li>
        ))}
      </ul>
      {prompt.messages.map(({ role, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages stand in a fixed order.
        <details key={index}>
          <summary className="min-h-8 cursor-pointer text-small text-soft">
            {t('prompt.message', { role })}
          </summary>
          <pre className="max-h-96 overflow-auto rounded-chip bg-sunk p-3 text-fine whitespace-pre-wrap">
            {content}
          </pre>
        </details>
      ))}
      {prompt.answer ? (
        <pre className="overflow-auto rounded-chip bg-leaf p-3 text-fine whitespace-pre-wrap">
          {prompt.answer}
        </pre>
      ) : null}
    </>
  );
}
