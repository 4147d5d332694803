// One day as a chapter: its number and date, the line it opens with, and its hours from night to night.
import type { ChronicleDay } from '@hakoniwa/protocol';
import { useTranslation } from 'react-i18next';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { type EpigraphLine, epigraphOf } from './epigraph.ts';
import { ChronicleRow } from './line.tsx';
import { partsOfDay } from './parts-of-day.ts';

interface ChapterProps {
  readonly day: ChronicleDay;
  readonly lines: readonly EpigraphLine[];
}

export function Chapter({ day, lines }: ChapterProps) {
  const { t } = useTranslation('chronicle');
  return (
    <article className="paper-edge rounded-card bg-card px-4 py-6 sm:px-10 sm:py-10">
      <Opening day={day} lines={lines} />
      {partsOfDay(lines).map(({ part, lines: told }) => (
        <section key={part} aria-labelledby={`part-${part}`}>
          <h3
            id={`part-${part}`}
            className="mt-8 mb-2 flex items-center gap-3 text-lead text-moss-deep after:h-px after:grow after:bg-line"
          >
            {t(`parts.${part}`)}
          </h3>
          <ol>
            {told.map((line, index) => (
              <ChronicleRow
                key={`${line.seq} ${line.kind} ${line.text}`}
                line={line}
                day={day}
                isElsewhere={line.place !== told[index - 1]?.place}
              />
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}

function Opening({ day, lines }: ChapterProps) {
  const { t } = useTranslation('chronicle');
  const language = useUiLanguage();
  const line = epigraphOf(day.entries);
  const count = (kind: EpigraphLine['kind']) => lines.filter((one) => one.kind === kind).length;
  const people = new Set(lines.flatMap(({ who, with: others = [] }) => [who ?? [], others].flat()));
  const sums = [
    people.size > 0 ? t('sum.people', { count: people.size }) : '',
    ...(['talk', 'episode', 'story'] as const).map((kind) =>
      count(kind) > 0 ? t(`sum.${kind}`, { count: count(kind) }) : '',
    ),
  ].filter((words) => words !== '');
  const name = day.people[line?.who ?? ''];
  const place = day.places[line?.place ?? ''];
  return (
    <header className="text-center">
      <p className="text-small text-soft">{dateText(day.date, language)}</p>
      <h2 className="text-page">{t('day', { day: day.day })}</h2>
      <p className="mt-1 text-fine text-soft">{sums.join(' · ')}</p>
      {line ? (
        <blockquote lang={day.language} className="mx-auto mt-5 max-w-md">
          <p className="font-title text-lead text-balance [word-break:auto-phrase]">{line.text}</p>
          {name && place ? (
            <p className="mt-1 text-small text-soft">— {t('epigraph', { name, place })}</p>
          ) : null}
        </blockquote>
      ) : null}
    </header>
  );
}

/** The calendar day, as people write it. */
function dateText(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' },
  }).format(new Date(`${date}T00:00:00Z`));
}
