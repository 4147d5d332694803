// The turns worth a look: what is still wrong in the end, was swapped, or was given up, each with a way to it.

import { type Html, html, table } from '@hakoniwa/garden/page';
import type { JudgedCell, JudgedTurn } from '../../judge/judged-turn.ts';
import { limits } from '../../limits.ts';
import { labText } from '../../locale/index.ts';
import { repairOutcome } from '../../metrics/repair-outcome.ts';
import type { ReportInput } from '../report-input.ts';
import { armName } from './names.ts';
import { shortened } from './shortened.ts';
import { verdictOf } from './verdict.ts';

interface Seen {
  readonly cell: JudgedCell;
  readonly turn: JudgedTurn;
  readonly rank: number;
}

/** The worst first; those of a kind in the order they were played. */
function rankOf(turn: JudgedTurn): number {
  const outcome = repairOutcome(turn);
  if (outcome === 'swapped' || outcome === 'kept') return 0;
  if (turn.final.violations.length > 0 || turn.final.isBroken) return 1;
  if (turn.gaveUp || turn.stoodIn) return 2;
  return turn.final.slips.length > 0 ? 3 : NOTHING;
}

const NOTHING = 9;

export function turnsToSeeSection(input: ReportInput): Html {
  const { results, cells, language } = input;
  const blocks = results.arms.flatMap((arm) => {
    const own = cells.filter((cell) => cell.arm === arm.arm && cell.mind === arm.mind);
    const seen = own
      .flatMap((cell) => cell.turns.map((turn): Seen => ({ cell, turn, rank: rankOf(turn) })))
      .filter(({ rank }) => rank < NOTHING)
      .sort((a, b) => a.rank - b.rank);
    return seen.length === 0 ? [] : [armBlock(armName(arm, results), seen, input)];
  });
  if (blocks.length === 0) return html``;
  return html`<section id="see"><h2>${labText(language, 'turnsToSee')}</h2>${blocks}</section>
`;
}

function armBlock(arm: string, seen: readonly Seen[], { language }: ReportInput): Html {
  const shown = seen.slice(0, limits.reportSeen);
  const head = (['turn', 'who', 'finalText', 'verdict'] as const).map((word) =>
    labText(language, word),
  );
  const count = labText(language, 'shownOf', { shown: shown.length, count: seen.length });
  return html`<h3>${arm} <small>${count}</small></h3>${table(
    head,
    shown.map(({ cell, turn }) => [
      html`<a href="#${cell.id}/${turn.turn}">${cell.scenario} ${cell.seed}/${turn.turn}</a>`,
      turn.name,
      shortened(turn.final.text, limits.reportSeenText),
      verdictOf(turn, language),
    ]),
  )}`;
}
