// Turns what a schema refuses into problems an author can act on.

import type { z } from 'zod';
import type { TextLanguage } from '../../base/vocabulary.ts';
import { nearest } from '../nearest.ts';
import { type Bilingual, type PackProblem, problem } from '../problem.ts';
import type { Path, YamlFile } from '../yaml/yaml-file.ts';
import { EXPECTED_WORDS } from './expected-words.data.ts';
import { knownKeys, knownValues } from './walk-schema.ts';

type Issue = z.core.$ZodIssue;

/** The problems behind the issues of one file. */
export function issueProblems(
  file: YamlFile,
  { schema, issues }: { readonly schema: z.ZodType; readonly issues: readonly Issue[] },
): PackProblem[] {
  return issues.flatMap((issue) => ofIssue({ file, schema }, issue, issue.path as Path));
}

interface Source {
  readonly file: YamlFile;
  readonly schema: z.ZodType;
}

function ofIssue(source: Source, issue: Issue, path: Path): PackProblem[] {
  const { file } = source;
  const field = String(path.at(-1) ?? file.file);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField(source, path, key));
    case 'invalid_union':
      return ofUnion(source, issue, path);
    case 'invalid_key':
      return [problem('ID_INVALID', { spot: file.keySpot(path), values: { id: field } })];
    case 'invalid_value':
      return [unknownValue(source, path, issue.values.map(String))];
    case 'invalid_type': {
      if (isAbsent(file.value, path))
        return [
          problem('FIELD_MISSING', { spot: file.keySpot(path.slice(0, -1)), values: { field } }),
        ];
      return [
        problem('FIELD_TYPE', {
          spot: file.spot(path),
          values: { field, expected: inWords([issue.expected]) },
        }),
      ];
    }
    case 'too_small':
      return [outOfBounds(file, path, `≥ ${issue.minimum}`)];
    case 'too_big':
      return [outOfBounds(file, path, `≤ ${issue.maximum}`)];
    case 'invalid_format':
      return [outOfBounds(file, path, issue.pattern ?? issue.format)];
    default:
      return [
        isIdField(path)
          ? problem('ID_INVALID', {
              spot: file.spot(path),
              values: { id: String(valueAt(file.value, path)) },
            })
          : problem('FIELD_TYPE', {
              spot: file.spot(path),
              values: { field, expected: 'place | holder | inside' },
            }),
      ];
  }
}

function isIdField(path: Path): boolean {
  return path.at(-1) === 'id';
}

function outOfBounds(file: YamlFile, path: Path, expected: string): PackProblem {
  const field = String(path.at(-1) ?? file.file);
  return problem('FIELD_VALUE', { spot: file.spot(path), values: { field, expected } });
}

function unknownField({ file, schema }: Source, path: Path, key: string): PackProblem {
  const known = knownKeys(schema, path);
  return problem('FIELD_UNKNOWN', {
    spot: file.keySpot([...path, key]),
    values: {
      field: key,
      nearest: nearest(key, known),
      known: known.join(', '),
    },
  });
}

function unknownValue(
  { file, schema }: Source,
  path: Path,
  values: readonly string[],
): PackProblem {
  const field = String(path.at(-1) ?? '');
  const known = knownValues(schema, path);
  const choices = known.length > 0 ? known : values;
  if (field !== 'kind') return outOfBounds(file, path, choices.join(' | '));
  const kind = String(valueAt(file.value, path));
  const meant = { kind, nearest: nearest(kind, choices), known: choices.join(', ') };
  return problem('KIND_UNKNOWN', { spot: file.spot(path), values: meant });
}

/** Of several forms the author meant the one whose outer type fits; its issues are what is wrong. */
function ofUnion(
  source: Source,
  issue: Issue & { code: 'invalid_union' },
  path: Path,
): PackProblem[] {
  const meant = issue.errors.find((branch) => branch.every((one) => !isOuterType(one)));
  if (meant && meant.length > 0)
    return meant.flatMap((one) => ofIssue(source, one, [...path, ...(one.path as Path)]));
  if (isAbsent(source.file.value, path))
    return ofIssue(source, { ...issue, code: 'invalid_type', expected: 'string' } as Issue, path);
  const field = String(path.at(-1) ?? source.file.file);
  const expected = [...new Set(issue.errors.flat().flatMap(expectation))];
  return [
    problem('FIELD_TYPE', {
      spot: source.file.spot(path),
      values: { field, expected: inWords(expected) },
    }),
  ];
}

function isOuterType(issue: Issue): boolean {
  return issue.path.length === 0 && issue.code === 'invalid_type';
}

function expectation(issue: Issue): string[] {
  return issue.code === 'invalid_type' && issue.path.length === 0 ? [issue.expected] : [];
}

/** What was expected, for people. */
function inWords(expected: readonly string[]): Bilingual {
  const words = expected.map((word) => EXPECTED_WORDS[word] ?? { ja: word, en: word });
  const join = (language: TextLanguage) => words.map((word) => word[language]).join(' / ');
  return { ja: join('ja'), en: join('en') };
}

function isAbsent(value: unknown, path: Path): boolean {
  return path.length > 0 && valueAt(value, path) === undefined;
}

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string | number, unknown>)[step];
  }
  return at;
}
