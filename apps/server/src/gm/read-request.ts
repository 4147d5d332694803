// A GM request from untrusted JSON: its shape, and a world of a size that can be judged at once.
import { type GmRequest, parseRequest, type WorldState } from '@hakoniwa/gm';
import { type FieldProblem, RequestInvalid } from '../errors.ts';
import { limits } from '../limits.ts';

/** The request, or an error that names every bad field. */
export function readGmRequest(json: unknown): GmRequest {
  const read = parseRequest(json);
  const problems = read.ok ? sizeProblems(read.request.world_state) : read.problems;
  if (!read.ok || problems.length > 0)
    throw new RequestInvalid(problems.slice(0, limits.problemsListed));
  return read.request;
}

/** What makes a well-formed world too large. */
function sizeProblems({ characters = {}, props = {}, locations = {} }: WorldState): FieldProblem[] {
  const sizes = { characters, props, locations };
  const entries = Object.values(sizes).reduce((sum, one) => sum + Object.keys(one).length, 0);
  return entries > limits.worldEntries
    ? [{ path: 'world_state', message: `more than ${limits.worldEntries} entries` }]
    : [];
}
