// What was said and done, with filters; long days are drawn only where one looks.
import type { WatchState } from '@hakoniwa/client';
import { WATCHED_KINDS, type WatchedHappening } from '@hakoniwa/protocol';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hourText } from '../data/world-time.ts';
import { useNeedLabel } from '../people/need-label.ts';
import { Badge } from '../ui/badge.tsx';
import { controlLook } from '../ui/field.tsx';
import { LongList } from '../ui/long-list.tsx';
import { EmptyState } from '../ui/states.tsx';
import { logLines } from './log-lines.ts';

const TONES = {
  speech: 'good',
  line: 'plain',
  episode: 'inner',
  interrupt: 'bad',
  happening: 'warm',
} as const;

export function ActivityLog({ state }: { readonly state: WatchState }) {
  const { t } = useTranslation('garden');
  const [kind, setKind] = useState<WatchedHappening['kind'] | ''>('');
  const [who, setWho] = useState('');
  const people = state.view?.people ?? {};
  const told = useMemo(() => logLines(state.told), [state.told]).filter(
    (one) => (kind === '' || one.kind === kind) && (who === '' || one.who === who),
  );
  return (
    <>
      <div className="mb-2 grid grid-cols-2 gap-2">
        <select
          aria-label={t('log.kind')}
          className={controlLook}
          value={kind}
          onChange={(event) => setKind(event.target.value as WatchedHappening['kind'] | '')}
        >
          <option value="">{t('log.allKinds')}</option>
          {WATCHED_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`log.kinds.${one}`)}
            </option>
          ))}
        </select>
        <select
          aria-label={t('log.who')}
          className={controlLook}
          value={who}
          onChange={(event) => setWho(event.target.value)}
        >
          <option value="">{t('log.everyone')}</option>
          {Object.entries(people).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {told.length === 0 ? <EmptyState icon="book" title={t('log.none')} /> : null}
      <LongList
        label={t('tabs.log')}
        items={told}
        keyOf={(one) => `${one.seq} ${one.kind} ${one.text}`}
        className="h-80"
        draw={(one) => (
          <p className="grid grid-cols-[auto_1fr] gap-x-2 py-1 text-small">
            <span className="text-soft tabular-nums">{hourText(one.at)}</span>
            <span>
              <Badge tone={TONES[one.kind]}>{t(`log.kinds.${one.kind}`)}</Badge>{' '}
              {one.kind !== 'line' && one.who ? (
                <b className="font-medium">{people[one.who]?.name ?? one.who} </b>
              ) : null}
              <LogText told={one} />
            </span>
          </p>
        )}
      />
    </>
  );
}

/** Words in quotes, needs by their names, and what an episode did to them. */
function LogText({ told: { kind, text, effects } }: { readonly told: WatchedHappening }) {
  const { t } = useTranslation('garden');
  const need = useNeedLabel();
  if (kind === 'speech') return t('log.said', { text });
  if (kind === 'interrupt') return need(text);
  const moved = Object.entries(effects ?? {})
    .filter(([, points]) => points !== 0)
    .map(([id, points]) => `${need(id)} ${points > 0 ? '+' : ''}${points}`);
  return (
    <>
      {text} {moved.length > 0 ? <span className="text-soft">({moved.join(', ')})</span> : null}
    </>
  );
}
