// Files of a campaign are played only where a session.yaml says how.
import type { PackDraft, PackProblem, SectionFile } from '@hakoniwa/stage';
import { SECTION_NAMES } from '../campaign.ts';
import { sessionProblem } from '../problem.ts';

/** One problem per file when the pack has no session.yaml. */
export function checkPlayed(files: readonly SectionFile[], draft: PackDraft): PackProblem[] {
  if (draft.files.some(({ section }) => section === SECTION_NAMES.session)) return [];
  return files.map((file) => sessionProblem('SESSION_FILE_MISSING', file.spot([])));
}
