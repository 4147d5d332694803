// A run as its report shows it: chosen, sorted and named, ready to be set as Markdown or HTML.
import { type LifeConfig, labelOf } from '@hakoniwa/life';
import { clockText, type Language, textIn, type World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { REPORT_WORDING } from './locale/index.ts';
import type { ReportWording } from './locale/wording.ts';
import { metricsOf, minutesOf, type TownMetrics } from './metrics.ts';
import type { PlottedMeeting } from './svg/meetings-plot.ts';
import type { MoneyLine } from './svg/money-plot.ts';
import type { PlottedBar } from './svg/time-plot.ts';
import { type HourSample, pairOf, type RecordedEpisode, type TownRecord } from './town-record.ts';

export interface TownReportInput {
  readonly record: TownRecord;
  /** The world at the end. */
  readonly world: World;
  readonly life: LifeConfig;
  /** The world's own when left out. */
  readonly language?: Language | undefined;
}

export interface ReportData {
  readonly language: Language;
  readonly words: ReportWording;
  readonly metrics: TownMetrics;
  readonly title: string;
  readonly lead: string;
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  readonly samples: readonly HourSample[];
  /** Labels by action, the longest done first. */
  readonly labels: Readonly<Record<string, string>>;
  readonly bars: readonly PlottedBar[];
  readonly meetings: readonly PlottedMeeting[];
  readonly money: readonly MoneyLine[];
  readonly episodes: readonly {
    readonly when: string;
    readonly who: string;
    readonly text: string;
    readonly effect: string;
  }[];
  readonly allEpisodes: number;
  readonly note: string;
}

/** Everything a report says. */
export function reportData({
  record,
  world,
  life,
  language = world.language,
}: TownReportInput): ReportData {
  for (const one of record.residents.values()) one.close(record.now);
  const words = textIn(REPORT_WORDING, language);
  const metrics = metricsOf(record, world);
  const people = [...record.residents.values()];
  const shown = people.slice(0, limits.report.people);
  const actions = Object.keys(metrics.minutes);
  const labels = actions.map((id) => {
    const action = life.actions.get(id);
    return [id, action ? labelOf(action, language) : id];
  });
  const days = String(Math.round(record.days * 10) / 10);
  const moment = (at: number) =>
    `${words.day(dayOf(record, at))} ${clockText({ now: at, start: '' })}`;
  return {
    language,
    words,
    metrics,
    title: words.title({ days, residents: people.length }),
    lead: words.lead({
      pack: metrics.pack,
      from: moment(record.genesis.clock.now),
      to: moment(record.now),
    }),
    figures: figuresOf(metrics, words),
    samples: record.samples,
    labels: Object.fromEntries(labels),
    bars: barsOf(record, shown, words.everyone),
    meetings: meetingsOf(record),
    money: moneyOf(record, words),
    episodes: strongest(record.episodes).map((one) => ({
      when: moment(one.at),
      who: record.residents.get(one.who)?.name ?? one.who,
      text: one.text,
      effect: effectText(one, words),
    })),
    allEpisodes: record.episodes.length,
    note:
      shown.length < people.length ? words.shown({ shown: shown.length, all: people.length }) : '',
  };
}

function dayOf(record: TownRecord, at: number): number {
  return Number(record.momentText(at).split(' ')[0]);
}

function figuresOf(metrics: TownMetrics, { figures }: ReportWording): ReportData['figures'] {
  const sum = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((total, one) => total + one, 0);
  const values: [string, number][] = [
    [figures.residents, metrics.residents],
    [figures.events, metrics.events],
    [figures.talks, metrics.talks],
    [figures.pairs, metrics.pairs],
    [figures.episodes, metrics.episodes],
    [figures.interrupts, sum(metrics.interrupts)],
  ];
  const answers = sum(metrics.answers);
  if (answers > 0) values.push([figures.answers, answers]);
  return values.map(([name, value]) => ({ name, value: value.toLocaleString('en') }));
}

function barsOf(
  record: TownRecord,
  shown: readonly { name: string; minutes: ReadonlyMap<string, number> }[],
  everyone: string,
): PlottedBar[] {
  return [
    { name: everyone, minutes: minutesOf(record) },
    ...shown.map(({ name, minutes }) => ({ name, minutes: Object.fromEntries(minutes) })),
  ];
}

/** Those who talked most, so that a large town still fits a page. */
function meetingsOf({ residents, meetings }: TownRecord): PlottedMeeting[] {
  const talks = new Map<string, number>();
  for (const [pair, times] of meetings)
    for (const id of pair.split(' ')) talks.set(id, (talks.get(id) ?? 0) + times);
  const ids = [...talks]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, limits.report.meetings)
    .map(([id]) => id);
  return ids.map((id) => ({
    name: residents.get(id)?.name ?? id,
    times: ids.map((other) => meetings.get(pairOf(id, other)) ?? 0),
  }));
}

function moneyOf({ residents, samples }: TownRecord, words: ReportWording): MoneyLine[] {
  const people = [...residents.values()];
  if (people.length <= limits.report.moneyLines)
    return people.map(({ name }, i) => ({
      name,
      points: samples.map(({ at, money }) => [at, money[i] ?? 0] as const),
    }));
  const edge = (name: string, share: number): MoneyLine => ({
    name,
    points: samples.map(({ at, money }) => {
      const sorted = [...money].sort((a, b) => a - b);
      return [at, sorted[Math.round(share * (sorted.length - 1))] ?? 0] as const;
    }),
  });
  return [edge(words.most, 1), edge(words.median, 0.5), edge(words.least, 0)];
}

/** The ones that moved somebody most, each told once, in the order they happened. */
function strongest(episodes: readonly RecordedEpisode[]): RecordedEpisode[] {
  const force = ({ effects }: RecordedEpisode) =>
    Object.values(effects).reduce((sum, points) => sum + Math.abs(points), 0);
  const first = new Map(episodes.toReversed().map((one) => [one.text, one]));
  return [...first.values()]
    .sort((a, b) => force(b) - force(a) || a.at - b.at)
    .slice(0, limits.report.episodes)
    .sort((a, b) => a.at - b.at);
}

function effectText({ effects }: RecordedEpisode, words: ReportWording): string {
  return Object.entries(effects)
    .filter(([, points]) => points !== 0)
    .map(
      ([need, points]) =>
        `${words.need[need] ?? need} ${points > 0 ? '+' : '−'}${Math.abs(points)}`,
    )
    .join(', ');
}
