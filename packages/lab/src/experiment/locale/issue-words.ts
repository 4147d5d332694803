// What is wrong with a field, in both languages: zod's findings in the words of an experiment.
import type { z } from 'zod';
import type { ExperimentProblem } from '../problem.ts';

type Words = ExperimentProblem['message'];
type Issue = z.core.$ZodIssue;

/** The sentence for a finding; a field that is not there at all is only asked for. */
export function issueWords(issue: Issue, { isMissing }: { isMissing: boolean }): Words {
  if (isMissing) return { ja: 'この項目が必要です。', en: 'this field is needed.' };
  switch (issue.code) {
    case 'invalid_type':
      return (
        TYPES[issue.expected] ?? { ja: `${issue.expected} を書いてください。`, en: issue.message }
      );
    case 'too_small':
      return atLeast(String(issue.minimum));
    case 'too_big':
      return atMost(String(issue.maximum));
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'invalid_union':
      return unionWords(issue);
    default:
      return (
        WRITTEN[issue.message] ?? {
          ja: `ここは使えない値です: ${issue.message}`,
          en: issue.message,
        }
      );
  }
}

/** Values that may be written in two ways, and kinds that must be one of a list. */
function unionWords(issue: Extract<Issue, { code: 'invalid_union' }>): Words {
  const { options } = issue as { options?: readonly unknown[] };
  if (options) return oneOf(options.map(String));
  const nearest = issue.path.toReversed().flatMap((field) => UNIONS[String(field)] ?? [])[0];
  return nearest ?? { ja: 'ここは使えない値です。', en: 'not a value for this field.' };
}

function oneOf(values: readonly string[]): Words {
  const list = values.join(', ');
  return { ja: `次のどれかです: ${list}`, en: `one of: ${list}` };
}

function atLeast(least: string): Words {
  return { ja: `小さすぎます（${least} 以上）。`, en: `too small (${least} or more).` };
}

function atMost(most: string): Words {
  return { ja: `大きすぎます（${most} 以下）。`, en: `too large (${most} or less).` };
}

const TYPES: Readonly<Record<string, Words>> = {
  boolean: { ja: 'true か false を書いてください。', en: 'write true or false.' },
  number: { ja: '数を書いてください。', en: 'write a number.' },
  int: { ja: '整数を書いてください。', en: 'write a whole number.' },
  string: { ja: '文字を書いてください。', en: 'write a text.' },
  array: { ja: '[a, b] のように並べてください。', en: 'write a list: [a, b].' },
  object: { ja: '{ 項目: 値 } の形で書いてください。', en: 'write fields: { field: value }.' },
  record: { ja: '{ 名前: … } の形で書いてください。', en: 'write names: { name: … }.' },
};

const UNIONS: Readonly<Record<string, Words>> = {
  gm: { ja: 'true か false か observe を書いてください。', en: 'write true, false or observe.' },
  seeds: {
    ja: '種の数（20）か、種の並び（[3, 5, 8]）を書いてください。',
    en: 'write how many (20) or which ones ([3, 5, 8]).',
  },
  scenarios: {
    ja: 'シナリオの名前か、{ pack: …, scenario: … } を書いてください。',
    en: 'write the name of a scenario, or { pack: …, scenario: … }.',
  },
};

/** The schema's own sentences. */
const WRITTEN: Readonly<Record<string, Words>> = Object.fromEntries(
  (
    [
      ['英数字と - _ だけ、40 文字までです。', 'letters, digits, - and _; 40 at most'],
      ['シナリオの id ではありません。', 'an id of a scenario'],
    ] as const
  ).map(([ja, en]) => [en, { ja, en }]),
);
