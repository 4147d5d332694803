// A model check in words, for a terminal.
import type { Language } from '@hakoniwa/stage';
import { labText } from '../locale/index.ts';
import type { LabWord } from '../locale/wording.ts';
import type { Measured } from '../results/results.ts';
import type { CheckAxis } from './check-metrics.ts';
import type { CheckResult, Grade } from './check-result.ts';

const AXIS_WORDS: Readonly<Record<CheckAxis, LabWord>> = {
  answers: 'checkAnswers',
  form: 'checkForm',
  chatter: 'checkChatter',
  refusal: 'checkRefusal',
  language: 'checkLanguage',
  speakers: 'checkSpeakers',
  repetition: 'checkRepetition',
  world: 'checkWorld',
  tone: 'checkTone',
};

const GRADE_WORDS: Readonly<Record<Grade, readonly [mark: LabWord, advice: LabWord]>> = {
  good: ['checkGood', 'checkAdviceGood'],
  fair: ['checkFair', 'checkAdviceFair'],
  poor: ['checkPoor', 'checkAdvicePoor'],
};

/** Title, one line per mark with its interval, the score, what went wrong, and the advice last. */
export function checkLines(result: CheckResult, language: Language): string[] {
  const { model, axes, grade, failedCalls: failed, calls, examples, score } = result;
  const { answered, turns, confidence } = result;
  return [
    labText(language, 'checkTitle', { model }),
    labText(language, 'checkCounted', { answered, turns, confidence: confidence * 100 }),
    ...axes.map((axis) =>
      [
        `  ${percentText(axis)}`,
        labText(language, AXIS_WORDS[axis.axis]),
        `(${labText(language, GRADE_WORDS[axis.grade][0])})`,
      ].join(' '),
    ),
    `  ${percentText(score)} ${labText(language, 'checkScore')}`,
    ...(failed > 0 ? [labText(language, 'checkUnreachable', { failed, calls })] : []),
    ...examples.map(({ cell, turn, why, text }) => `  · ${cell}/${turn} ${why}: ${oneLine(text)}`),
    labText(language, GRADE_WORDS[grade][1]),
  ];
}

/** ` 97 % [ 88, 100]`; a dash where there was nothing to mark. */
function percentText({ value, low, high }: Measured): string {
  if (value === null) return '  – %            ';
  const whole = (one: number | null) => (one === null ? '–' : (one * 100).toFixed(0)).padStart(3);
  return `${whole(value)} % [${whole(low)}, ${whole(high)}]`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 120).toWellFormed();
}
