// The experiment that is asked for, as text; whatever is wrong with it is named field by field.
import {
  adaptExperiment,
  type ExperimentProblem,
  ExperimentProblemsError,
  reachesOutside,
  readExperiment,
  shippedExperiments,
} from '@hakoniwa/lab';
import { RequestInvalid } from '../errors.ts';
import { Refused } from '../refused.ts';
import type { NewLabRun } from './lab.ts';

/** Throws UNKNOWN_EXPERIMENT or VALIDATION. */
export async function wantedText({ experiment, text, ...adaptation }: NewLabRun): Promise<string> {
  const shipped = (await shippedExperiments()).find((one) => one.experiment.name === experiment);
  const written = text ?? shipped?.text;
  if (written === undefined) throw new Refused('UNKNOWN_EXPERIMENT', 'there is no such experiment');
  try {
    const adapted = adaptExperiment(written, adaptation);
    const outside = reachesOutside(readExperiment('experiment.yaml', adapted));
    if (outside.length > 0) throw new RequestInvalid(outside.map(problemOf));
    return adapted;
  } catch (error) {
    if (error instanceof ExperimentProblemsError)
      throw new RequestInvalid(error.problems.map(problemOf));
    throw error;
  }
}

function problemOf(problem: Pick<ExperimentProblem, 'path' | 'message'> & { line?: number }) {
  const { path, message, line } = problem;
  const at = line === undefined ? '' : ` (line ${line})`;
  return { path: `text.${path}`.replace(/\.$/, ''), message: `${message.en}${at}` };
}
