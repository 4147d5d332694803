// Files of a campaign are played only where a session.yaml says how.
import type { PackDraft, Problem, SectionFile } from '@hakoniwa/stage';
import { NAMES } from '../campaign.ts';
import { sessionProblem } from '../problem.ts';

/** One problem per file when the pack has no session.yaml. */
export function checkPlayed(files: readonly SectionFile[], draft: PackDraft): Problem[] {
  if (draft.files.some(({ section }) => section === NAMES.session)) return [];
  return files.map((file) => sessionProblem('SESSION_FILE_MISSING', file.spot([])));
}
