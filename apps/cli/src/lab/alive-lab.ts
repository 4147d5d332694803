// hakoniwa lab alive: plays scenes by instinct and says how much of what people do serves what they want.
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type AliveFigure,
  type AliveScenes,
  aliveFigures,
  alivePage,
  LabGardens,
  type PlayedScene,
  playAlive,
  SHIPPED_PACKS,
} from '@hakoniwa/lab';
import type { Language } from '@hakoniwa/stage';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { safeText } from '../output/safe-text.ts';
import { sayLab } from './locale/index.ts';
import { wholeNumber } from './run-lab.ts';

/** The packs whose scenes have wishes that say what must be so. */
const PACKS = ['kitchen', 'detective-office', 'mansion'];

export async function aliveLab(call: Call, packs: readonly string[]): Promise<ExitCode> {
  const { language, output, options } = call;
  const seeds = wholeNumber(call, 'seeds') ?? 20;
  if (seeds < 1) throw new UsageError('hakoniwa lab alive [pack …] [--seeds 20] [--turns 60]');
  const gardens = await LabGardens.open({ shipped: SHIPPED_PACKS, beside: '.' });
  let done = 0;
  const asked = {
    ...{ gardens, packs: packs.length > 0 ? packs : PACKS },
    seeds: Array.from({ length: seeds }, (_, index) => index + 1),
    turns: wholeNumber(call, 'turns') ?? 60,
    language: options.language === undefined ? undefined : language,
    signal: call.interruption(),
    onScene: ({ pack, scenario }) => {
      done += 1;
      const values = { done, scene: `${pack} ${scenario}` };
      output.screen?.status(sayLab(language, { word: 'living', values }));
    },
  } satisfies AliveScenes;
  const play = (hasNoPlans: boolean) =>
    playAlive({ ...asked, hasNoPlans }).finally(() => output.screen?.status(''));
  const scenes = await play(options['no-plans'] === true);
  const print = wholeNumber(call, 'print');
  if (print !== undefined) return printDeeds(call, { scenes, most: print });
  const lines = wholeNumber(call, 'lines');
  if (lines !== undefined) return printLines(call, { scenes, most: lines });
  const figures = aliveFigures(scenes);
  if (call.json) output.out(JSON.stringify({ scenes: scenes.length, figures }, null, 2));
  else for (const line of figureLines(figures, language)) output.out(line);
  if (typeof options.page === 'string') {
    const unplanned = await play(true);
    const withoutPlans = aliveFigures(unplanned);
    const { turns } = asked;
    const names = asked.packs.map((one) => basename(one));
    const counts = { scenes: scenes.length, scenesWithoutPlans: unplanned.length, seeds, turns };
    await writeFile(options.page, alivePage({ figures, withoutPlans, packs: names, ...counts }));
  }
  return figures.some(({ isMet }) => isMet === false) ? 1 : 0;
}

function figureLines(figures: readonly AliveFigure[], language: Language): string[] {
  return figures.map(({ measure, of, all, interval, bar, isMet }) => {
    const mark = isMet === undefined ? '·' : isMet ? '✓' : '✗';
    const { atLeast, atMost } = bar ?? {};
    const bars = [
      ...(atLeast === undefined ? [] : [`≥ ${percent(atLeast)}`]),
      ...(atMost === undefined ? [] : [`≤ ${percent(atMost)}`]),
    ].join(', ');
    const share =
      all === 0
        ? '–'
        : `${percent(of / all)} [${percent(interval.low)}, ${percent(interval.high)}] (${of}/${all})`;
    const name = sayLab(language, { word: `alive_${measure}` });
    return `${mark} ${name}: ${share}${bars === '' ? '' : `  ${bars}`}`;
  });
}

const percent = (share: number) => `${(share * 100).toFixed(share < 0.01 ? 2 : 1)} %`;

/** Deeds for people to score, with what each served. */
function printDeeds(call: Call, { scenes, most }: Printed): ExitCode {
  const none = sayLab(call.language, { word: 'servesNothing' });
  return printRows(call, { scenes, most }, ({ deeds }) =>
    deeds.map(({ turn, who, told, serves, aim, plan = [] }) => {
      const steps = plan.length === 0 ? '' : `  [${plan.join(' → ')}]`;
      return `${turn}  ${who}: ${told}  ← ${serves ?? none}  (${aim ?? '–'})${steps}`;
    }),
  );
}

/** Lines for people to score, with what each does as read and what it answers. */
function printLines(call: Call, { scenes, most }: Printed): ExitCode {
  return printRows(call, { scenes, most }, ({ lines, deeds }) =>
    lines.map(({ turn, who, text, acts, answers, isBeside }) => {
      const done = deeds.filter((one) => one.turn === turn).map(({ told }) => told);
      const beside = done.length === 0 ? '' : ` (${done.join(', ')})${isBeside ? ' =' : ''}`;
      const to = answers ? `  ← ${answers.turn} ${answers.who}` : '';
      return `${turn}  ${who}:${beside} ${text}  [${acts.join(' ')}]${to}`;
    }),
  );
}

interface Printed {
  readonly scenes: readonly PlayedScene[];
  readonly most: number;
}

/** As many rows of each language, from as many scenes as there are. */
function printRows(
  { output }: Call,
  { scenes, most }: Printed,
  rowsOf: (scene: PlayedScene) => readonly string[],
): ExitCode {
  for (const told of new Set(scenes.map((scene) => scene.language))) {
    const own = scenes.filter((scene) => scene.language === told);
    const each = Math.max(1, Math.ceil(most / own.length));
    const rows = own.flatMap((scene) => {
      const { pack, scenario, seed } = scene;
      return rowsOf(scene)
        .slice(0, each)
        .map((row) => `${pack} ${scenario} ${told} ${seed} ${row}`);
    });
    for (const row of rows.slice(0, most)) output.out(safeText(row));
  }
  return 0;
}
