// What the world said to a turn: the badge, the reason in words, and what could be done instead.
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { ja } from './locale/ja.ts';
import type { ShownTurn } from './turns-of.ts';

type Reason = keyof typeof ja.reasons;

export function Verdicts({ turn }: { readonly turn: ShownTurn }) {
  const { t } = useTranslation('scene');
  const denied = turn.events.filter(({ outcome }) => outcome === 'denied');
  const seen = new Set<string>();
  const distinct = denied.filter(({ text }) => !seen.has(text) && seen.add(text));
  const isJudged = turn.events.some(({ director }) =>
    ['perform', 'act'].includes(director?.command?.type ?? ''),
  );
  if (distinct.length === 0)
    return isJudged ? (
      <p>
        <Badge tone="good">
          <Icon name="check" size={13} />
          {t('allowed')}
        </Badge>
      </p>
    ) : null;
  return (
    <ul className="grid gap-2">
      {distinct.map(({ seq, text, denial, director }) => (
        <li key={seq} className="rounded-chip border border-clay bg-clay-soft px-3 py-2 text-small">
          <Badge tone="bad">
            <Icon name="close" size={13} />
            {t('denied')} · {reasonText(denial?.reason, t)}
          </Badge>
          <p>{text.replace(/^[^:：]{1,40}[:：]\s*/, '')}</p>
          {director?.correction ? (
            <p className="text-soft">{t('instead', { text: director.correction })}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function reasonText(reason: string | undefined, t: (key: `reasons.${Reason}`) => string): string {
  return reason !== undefined && reason in ja.reasons ? t(`reasons.${reason as Reason}`) : '';
}
