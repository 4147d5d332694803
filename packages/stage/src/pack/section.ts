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
  /** What is well to know of a pack without being a mistake. */
  readonly notes?: (files: readonly SectionFile[], draft: PackDraft) => readonly PackProblem[];
  /**
   * What of a file that lies beneath every pack stays for a pack with these files of its own; a section
   * without it is no part of the ground.
   */
  readonly beneath?: Beneath;
  /** Builds worlds of a pack without mistakes and says what cannot be done in them. */
  readonly prove?: Proof;
}

export type Beneath = (lying: unknown, own: readonly unknown[]) => unknown;

/** Whether a file is a section's own. */
export function isFileOf(section: PackSection, path: string): boolean {
  return typeof section.files === 'function' ? section.files(path) : section.files.test(path);
}
