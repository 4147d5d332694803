// A model check in words, for a terminal.
import type { Language } from '@hakoniwa/stage';
import { labText } from '../locale/index.ts';
import type { LabWord } from '../locale/wording.ts';
import type { CheckAxis, CheckResult, Grade } from './check-result.ts';

const AXIS_WORDS: Readonly<Record<CheckAxis, LabWord>> = {
  answers: 'checkAnswers',
  format: 'checkFormat',
  world: 'checkWorld',
  tone: 'checkTone',
  language: 'checkLanguage',
  quality: 'checkQuality',
};

const GRADE_WORDS: Readonly<Record<Grade, readonly [mark: LabWord, advice: LabWord]>> = {
  good: ['checkGood', 'checkAdviceGood'],
  fair: ['checkFair', 'checkAdviceFair'],
  poor: ['checkPoor', 'checkAdvicePoor'],
};

/** Title, one line per mark, what went wrong, and the advice last. */
export function checkLines(result: CheckResult, language: Language): string[] {
  const { model, axes, grade, failedCalls: failed, calls, examples } = result;
  return [
    labText(language, 'checkTitle', { model }),
    ...axes.map(({ axis, score, grade: mark }) =>
      [
        `  ${(score * 100).toFixed(0).padStart(3)} %`,
        labText(language, AXIS_WORDS[axis]),
        `(${labText(language, GRADE_WORDS[mark][0])})`,
      ].join(' '),
    ),
    ...(failed > 0 ? [labText(language, 'checkUnreachable', { failed, calls })] : []),
    ...examples.map(({ cell, turn, why, text }) => `  · ${cell}/${turn} ${why}: ${oneLine(text)}`),
    labText(language, GRADE_WORDS[grade][1]),
  ];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 120).toWellFormed();
}
