// Every turn of every session, each with an address of its own.

import { type Html, html } from '@hakoniwa/garden/page';
import type { JudgedCell, JudgedTurn } from '../../judge/judged-turn.ts';
import { limits } from '../../limits.ts';
import { labText } from '../../locale/index.ts';
import type { ReportInput } from '../report-input.ts';
import { shortened } from './shortened.ts';
import { verdictOf } from './verdict.ts';

export function turnsSection({ cells, language }: ReportInput): Html {
  if (cells.length === 0) return html``;
  let room: number = limits.reportTurns;
  const shown = cells.filter(({ turns }) => {
    room -= turns.length;
    return room >= 0;
  });
  const left = cells.slice(shown.length).reduce((sum, { turns }) => sum + turns.length, 0);
  return html`<section id="turns"><h2>${labText(language, 'everyTurn')}</h2>${shown.map((cell) =>
    cellBlock(cell, language),
  )}${left === 0 ? '' : html`<p>${labText(language, 'turnsLeftOut', { count: left })}</p>`}</section>
`;
}

function cellBlock({ id, turns }: JudgedCell, language: ReportInput['language']): Html {
  const links = turns.map((turn) => {
    const isWrong = turn.first.violations.length > 0 || turn.gaveUp || turn.first.isBroken;
    return html` <a class="${isWrong ? 'wrong' : 'fine'}" href="#${id}/${turn.turn}">${turn.turn}</a>`;
  });
  const head = ['turn', 'who', 'firstText', 'finalText', 'verdict'] as const;
  return html`<details id="${id}"><summary>${id}${links}</summary><div class="wide"><table><thead><tr>${head.map(
    (word) => html`<th>${labText(language, word)}</th>`,
  )}</tr></thead><tbody>${turns.map((turn) => turnRow(id, turn, language))}</tbody></table></div></details>
`;
}

function turnRow(id: string, turn: JudgedTurn, language: ReportInput['language']): Html {
  const { first, final } = turn;
  return html`<tr id="${id}/${turn.turn}"><td><a href="#${id}/${turn.turn}">${turn.turn}</a></td><td>${turn.name}</td><td>${shortened(first.text)}</td><td>${first.text === final.text ? '' : shortened(final.text)}</td><td>${verdictOf(turn, language)}</td></tr>
`;
}
