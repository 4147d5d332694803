// From the text of an experiment to what is to be run, or to every mistake with its line.
import type { z } from 'zod';
import { limits } from '../limits.ts';
import { crossChecks } from './cross-checks.ts';
import { knownFields } from './known-fields.ts';
import { issueWords } from './locale/issue-words.ts';
import { tooManyBytes, unknownField } from './locale/problem-words.ts';
import { type ExperimentProblem, ExperimentProblemsError } from './problem.ts';
import { type Experiment, experimentSchema } from './schema.ts';
import { readYamlText, type YamlText } from './yaml-text.ts';

/** Reads an experiment; throws ExperimentProblemsError. */
export function readExperiment(file: string, text: string): Experiment {
  if (Buffer.byteLength(text) > limits.experimentBytes)
    throw new ExperimentProblemsError([
      { file, line: 1, column: 1, path: '', message: tooManyBytes(limits.experimentBytes) },
    ]);
  const yaml = readYamlText(text);
  if (yaml.faults.length > 0)
    throw new ExperimentProblemsError(
      // What follows a syntax error is a guess, so the first one speaks for the file.
      yaml.faults.slice(0, 1).map(({ line, column, message }) => ({
        ...{ file, line, column, path: '', message },
      })),
    );
  const read = experimentSchema.safeParse(yaml.value);
  const problems = read.success
    ? crossChecks(read.data).map(({ path, message }) => ({
        ...{ file, path: pathText(path), message },
        ...yaml.at(path),
      }))
    : read.error.issues.flatMap((issue) => problemsOf(issue, { file, yaml }));
  if (!read.success || problems.length > 0)
    throw new ExperimentProblemsError(problems.slice(0, limits.problems));
  return read.data;
}

type Issue = z.core.$ZodIssue;

function problemsOf(
  issue: Issue,
  { file, yaml }: { file: string; yaml: YamlText },
): ExperimentProblem[] {
  const path = pathText(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      ...{ file, path },
      ...yaml.key(issue.path, key),
      message: unknownField(key, knownFields(issue.path)),
    }));
  const isMissing = !yaml.has(issue.path);
  return [{ file, path, ...yaml.at(issue.path), message: issueWords(issue, { isMissing }) }];
}

/** `scenarios[2].turns`. */
function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
