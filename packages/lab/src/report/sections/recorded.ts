// Recorded turns: the judge against their labels, and every turn with its verdict.

import { type Html, html, table } from '@hakoniwa/garden/page';
import { type Share, sayShare } from '@hakoniwa/gm-eval';
import { limits } from '../../limits.ts';
import { labText } from '../../locale/index.ts';
import type { RecordedResult, RecordedTurn } from '../../recorded/recorded-result.ts';
import type { ReportInput } from '../report-input.ts';
import { shortened } from './shortened.ts';

const SHARES = ['recall', 'falseDenials', 'wrongReasons', 'intentsMissed'] as const;
const COUNTS = ['speechLost', 'patchErrors', 'formatWrong', 'crashes'] as const;

export function recordedSection({ results, language }: ReportInput): Html {
  if (results.recorded.length === 0) return html``;
  const say = (word: Parameters<typeof labText>[1]) => labText(language, word);
  const row = ({ file, score }: RecordedResult) => [
    file,
    score.n,
    score.labelled,
    score.denials,
    ...SHARES.map((name) => sayShare(score[name] as Share)),
    ...COUNTS.map((name) => score[name]),
  ];
  return html`<section id="recorded"><h2>${say('recorded')}</h2>${table(
    ['', 'n', say('label'), say('denied'), ...SHARES.map(say), ...COUNTS.map(say)],
    results.recorded.map(row),
  )}${results.recorded.map(
    ({ file, turns }) =>
      html`<details><summary>${file}</summary>${table(
        [say('turn'), say('who'), say('firstText'), say('verdict'), say('label')],
        turns.slice(0, limits.reportTurns).map((turn) => turnRow(turn, language)),
      )}</details>`,
  )}</section>
`;
}

function turnRow(turn: RecordedTurn, language: ReportInput['language']) {
  const { id, speaker, text, allowed, reason, label, isUncertain } = turn;
  const word = (isAllowed: boolean) => labText(language, isAllowed ? 'allowed' : 'denied');
  return [
    html`<a id="r:${id}" href="#r:${id}">${id}</a>`,
    speaker,
    shortened(text),
    allowed ? word(true) : `${word(false)} ${reason ?? ''}`,
    label === null ? '–' : `${word(label)}${isUncertain ? ' ?' : ''}`,
  ];
}
