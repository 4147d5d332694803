// One line of the chronicle: the hour, which leads to the event in the log, who, what, and where.
import type { ChronicleDay } from '@hakoniwa/protocol';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { coatOf } from '../garden/map/palette.ts';
import { useNeedLabel } from '../people/need-label.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import type { EpigraphLine } from './epigraph.ts';

interface LineProps {
  readonly line: EpigraphLine;
  readonly day: ChronicleDay;
}

interface PlacedProps extends LineProps {
  /** Whether it is told of another place than the line before. */
  readonly isElsewhere: boolean;
}

const LOOKS: Partial<Record<EpigraphLine['kind'], string>> = {
  story: 'rounded-chip bg-leaf px-3',
  happening: 'rounded-chip bg-sun-soft px-3',
  walk: 'text-soft',
  activity: 'text-soft',
};

export function ChronicleRow({ line, day, isElsewhere }: PlacedProps) {
  const { kind, who, place, seq } = line;
  const name = kind === 'act' ? undefined : day.people[who ?? ''];
  const where = isElsewhere ? day.places[place ?? ''] : undefined;
  return (
    <li
      id={`event-${seq}`}
      className="grid scroll-mt-20 grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-2 py-1"
    >
      <Hour line={line} day={day} />
      <p lang={day.language} className={classNames('wrap-anywhere', LOOKS[kind])}>
        {name && who ? (
          <b className="mr-2 font-medium whitespace-nowrap">
            <span
              aria-hidden="true"
              className="mr-1.5 inline-block size-2.5 rounded-full"
              style={{ backgroundColor: coatOf(who) }}
            />
            {name}
          </b>
        ) : null}
        <Words line={line} day={day} />
        {where ? <span className="ml-2 text-fine whitespace-nowrap text-soft">{where}</span> : null}
      </p>
    </li>
  );
}

/** Whose garden it is may look into its log. */
function Hour({ line: { clock, seq }, day }: LineProps) {
  const { t } = useTranslation('chronicle');
  const { id, isOwn } = day.garden;
  const look = 'text-small text-soft tabular-nums';
  if (!isOwn) return <time className={look}>{clock}</time>;
  return (
    <Link
      to="/garden/$id/chronicle"
      params={{ id }}
      search={(kept) => ({ ...kept, day: day.day, seq })}
      resetScroll={false}
      aria-label={t('record.open', { clock })}
      className={`${look} no-underline hover:text-moss hover:underline`}
    >
      <time>{clock}</time>
    </Link>
  );
}

function Words({ line: { kind, text, effects = {}, with: others = [] }, day }: LineProps) {
  const { t } = useTranslation('chronicle');
  const need = useNeedLabel();
  if (kind === 'speech') return t('said', { text });
  if (kind === 'talk')
    return t('talked', { people: others.map((id) => day.people[id] ?? id).join(t('listAnd')) });
  const moved = Object.entries(effects)
    .filter(([, points]) => points !== 0)
    .map(([id, points]) => `${need(id)} ${points > 0 ? '+' : ''}${points}`);
  return (
    <>
      {kind === 'story' ? <Badge tone="good">{t('story')}</Badge> : null} {text}
      {moved.length > 0 ? <span className="sr-only"> ({moved.join(t('listAnd'))})</span> : null}
    </>
  );
}
