// What a proof about a pack is.
import type { PackDraft } from '../draft.ts';
import type { Pack } from '../pack.ts';
import type { PackProblem } from '../problem.ts';

/** Builds worlds of a sound pack and says what is wrong with them. */
export type Proof = (pack: Pack, draft: PackDraft) => readonly PackProblem[];
