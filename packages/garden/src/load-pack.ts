// From a pack's folder to a world that lives, or to the problems that stand in the way.
import { withSpecFiles } from '@hakoniwa/life';
import {
  buildWorld,
  hasErrors,
  isProblem,
  type Language,
  type Pack,
  type PackFiles,
  type PackProblem,
  type PackSection,
  type ValidatedPack,
  validatePack,
  validatingPack,
  type World,
} from '@hakoniwa/stage';
import { inSteps } from './in-steps.ts';
import { readPackFolder } from './read-pack-folder.ts';
import { PACK_SECTIONS } from './sections.ts';

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

/**
 * Reads and validates a pack's folder; packages above the garden hand in their own sections. A large pack takes half a
 * second of a processor: whatever else this process does goes on between the steps.
 */
export async function checkPack(
  folder: string,
  more: readonly PackSection[] = [],
): Promise<ValidatedPack> {
  const files = withSpecFiles(await readPackFolder(folder));
  return inSteps(validatingPack(files, [...PACK_SECTIONS, ...more]));
}

/** Validates a pack's files, wherever they come from. */
export function checkPackFiles(files: PackFiles, more: readonly PackSection[] = []): ValidatedPack {
  return validatePack(withSpecFiles(files), [...PACK_SECTIONS, ...more]);
}

/** A pack in its folder, and the pack itself where it was read before. */
export interface PackSource {
  readonly folder: string;
  readonly pack?: Pack | undefined;
}

/** A pack that can be used; throws PackProblemsError. */
export async function soundPack({ folder, pack: read }: PackSource): Promise<Pack> {
  if (read) return read;
  const { pack, problems } = await checkPack(folder);
  if (!pack || hasErrors(problems)) throw new PackProblemsError(problems);
  return pack;
}

export interface LoadPack {
  readonly folder: string;
  readonly scenario?: string | undefined;
  readonly language?: Language | undefined;
  readonly seed: number;
}

/** Loads a world; without a language it is the pack's first. */
export async function loadPack({ folder, scenario, language, seed }: LoadPack): Promise<World> {
  const pack = await soundPack({ folder });
  const built = buildWorld(pack, {
    scenario,
    language: language ?? pack.languages[0] ?? 'ja',
    seed,
  });
  if (isProblem(built)) throw new PackProblemsError([built]);
  return built;
}
