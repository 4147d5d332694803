// A pack that cannot be used.
import type { PackProblem } from '@hakoniwa/stage';

/** A pack that cannot be used, with everything that is wrong with it. */
export class PackProblemsError extends Error {
  readonly code = 'PACK_PROBLEMS';
  override readonly name = 'PackProblemsError';
  readonly problems: readonly PackProblem[];

  constructor(problems: readonly PackProblem[]) {
    const lines = problems.map(
      ({ file, line, column, code, message, fix }) =>
        `${file}:${line}:${column} ${code} ${message.en} ${fix.en}`,
    );
    super(lines.join('\n'));
    this.problems = problems;
  }
}
