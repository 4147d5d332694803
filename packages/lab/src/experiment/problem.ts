// What is wrong with an experiment, exactly where, in both languages.
import { type Language, type SourceSpot, type TextLanguage, textIn } from '@hakoniwa/stage';

export interface ExperimentProblem extends SourceSpot {
  /** `scenarios[2].turns`; empty for the file as a whole. */
  readonly path: string;
  readonly message: Readonly<Record<TextLanguage, string>>;
}

/** An experiment that cannot be run, with every reason. */
export class ExperimentProblemsError extends Error {
  readonly code = 'EXPERIMENT_PROBLEMS';
  override readonly name = 'ExperimentProblemsError';
  readonly problems: readonly ExperimentProblem[];

  constructor(problems: readonly ExperimentProblem[]) {
    super(problems.map((one) => problemLine(one, 'en')).join('\n'));
    this.problems = problems;
  }
}

/** `file:line:column path message`. */
export function problemLine(
  { file, line, column, path, message }: ExperimentProblem,
  language: Language,
): string {
  return [`${file}:${line}:${column}`, path, textIn(message, language)].filter(Boolean).join(' ');
}
