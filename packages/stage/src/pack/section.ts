// A section: the part of a pack one package understands, with its schema and its checks.
import type { z } from 'zod';
import type { PackDraft } from './draft.ts';
import type { PackProblem } from './problem.ts';
import type { Proof } from './proofs/proof.ts';
import type { SectionFile } from './section-file.ts';

export interface PackSection {
  readonly name: string;
  /** Which files are its own, by their path in the pack. */
  readonly files: RegExp | ((path: string) => boolean);
  /** The shape of one file, without transforms, so that editors can be given it too. */
  readonly schema: z.ZodType;
  /** Looks at what the schema accepted, beside the rest of the pack. */
  readonly check?: (files: readonly SectionFile[], draft: PackDraft) => readonly PackProblem[];
  /** Builds worlds of a pack without mistakes and says what cannot be done in them. */
  readonly prove?: Proof;
}

/** Whether a file is a section's own. */
export function isFileOf(section: PackSection, path: string): boolean {
  return typeof section.files === 'function' ? section.files(path) : section.files.test(path);
}
