// The figures of living scenes as a page: each measure with its bar, its null and what is left without plans.
import type { AliveFigure } from './measure-alive.ts';
import type { LifeMeasure } from './scene-life.ts';

export interface AlivePage {
  readonly figures: readonly AliveFigure[];
  /** The same scenes with plans switched off. */
  readonly withoutPlans: readonly AliveFigure[];
  readonly packs: readonly string[];
  readonly scenes: number;
  /** How many were played without plans. */
  readonly scenesWithoutPlans: number;
  readonly seeds: number;
  readonly turns: number;
}

interface Row {
  readonly measure: LifeMeasure;
  readonly what: string;
  /** The same of a shuffled order, where that says something. */
  readonly shuffled?: LifeMeasure;
}

/** Every measure that is shown, in order, with its null where there is one. */
const ROWS: readonly Row[] = [
  { measure: 'serves', what: 'deeds that serve what their doer wants', shuffled: 'shuffled' },
  { measure: 'looks', what: 'deeds that only look' },
  {
    measure: 'undone',
    what: 'changes undone within three turns for nothing',
    shuffled: 'shuffledUndone',
  },
  { measure: 'denied', what: 'deeds the world refused' },
  {
    measure: 'finished',
    what: 'plans of several steps that reached what they were for',
    shuffled: 'shuffledFinished',
  },
  { measure: 'dropped', what: 'plans of several steps dropped without a word' },
  { measure: 'long', what: 'of these plans, those of three steps and more' },
  { measure: 'reached', what: 'wishes that came true', shuffled: 'shuffledReached' },
  { measure: 'repeats', what: 'lines said word for word before' },
  { measure: 'mute', what: 'turns without a word' },
  {
    measure: 'fits',
    what: 'lines that name what is done beside them or answer',
    shuffled: 'fitsShuffled',
  },
  {
    measure: 'answered',
    what: 'first parts answered within two turns',
    shuffled: 'answeredShuffled',
  },
  {
    measure: 'touches',
    what: 'lines that name what one of the last three named, of those that name anything',
    shuffled: 'touchesShuffled',
  },
  { measure: 'refused', what: 'answers to requests, offers and proposals that say no' },
  { measure: 'carried', what: 'parts of what was agreed to do together that were done' },
  { measure: 'templates', what: 'lines a speaker said before, names aside' },
];

/** The page in Markdown. */
export function alivePage(page: AlivePage): string {
  const { packs, scenes, scenesWithoutPlans, seeds, turns } = page;
  const rows = ROWS.map(({ measure, what, shuffled }) => {
    const own = figureOf(page.figures, measure);
    const bar = barText(own);
    const mark = own?.isMet === undefined ? '' : own.isMet ? ' ✓' : ' ✗';
    return [
      what,
      `${shareText(own, { hasInterval: true })}${mark}`,
      bar,
      shuffled ? shareText(figureOf(page.figures, shuffled)) : '',
      shareText(figureOf(page.withoutPlans, measure)),
    ];
  });
  const command = `npm run hakoniwa -- lab alive ${packs.map((one) => `packs/${one}`).join(' ')} --seeds ${seeds} --turns ${turns} --page docs/alive.md`;
  return [
    '# How alive scenes are',
    '',
    `Every scenario of ${packs.join(', ')} in every language of its pack, ${seeds} seeds each, ${turns} turns, played by`,
    `instinct: ${scenes} scenes. A deed serves when, left out of the log and the rest replayed by the laws alone, something`,
    'its doer wanted does not come true, or a later step of a plan written down before cannot be done. What people want are',
    'the conditions of their sheets, the goal of the scenario, what rings, what happened and is to be seen to, and what they',
    'were asked for in words. A plan is finished when what it was for came true, not when its steps were done. Reasons and',
    'notes in the log are not believed. Intervals are of 95 %, between scenes.',
    '',
    'Lines are read from their text alone: a first part is answered when somebody who heard it says a second part that the',
    'table of pairs knows for it. For talk, *shuffled* is the lines of each speaker in an order that means nothing.',
    '',
    '*Shuffled*: the same deeds of the same people in an order that means nothing. *Without plans*: scenes with the layer',
    `of plans switched off (\`--no-plans\`), ${scenesWithoutPlans} of them.`,
    '',
    table([['', 'with plans', 'bar', 'shuffled', 'without plans'], ...rows]),
    '',
    'Written by:',
    '',
    '```',
    command,
    '```',
    '',
  ].join('\n');
}

function figureOf(figures: readonly AliveFigure[], measure: LifeMeasure): AliveFigure | undefined {
  return figures.find((one) => one.measure === measure);
}

function shareText(
  figure: AliveFigure | undefined,
  { hasInterval = false }: { readonly hasInterval?: boolean } = {},
): string {
  if (!figure || figure.all === 0) return '–';
  const { of, all, interval } = figure;
  const around = hasInterval ? ` [${percent(interval.low)}, ${percent(interval.high)}]` : '';
  return `${percent(of / all)} %${around}`;
}

function barText(figure: AliveFigure | undefined): string {
  const { atLeast, atMost } = figure?.bar ?? {};
  return [
    ...(atLeast === undefined ? [] : [`≥ ${percent(atLeast)} %`]),
    ...(atMost === undefined ? [] : [`≤ ${percent(atMost)} %`]),
  ].join(', ');
}

const percent = (share: number) => (share * 100).toFixed(share > 0 && share < 0.01 ? 2 : 1);

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
