// From a pack's folder to a world that lives, or to the problems that stand in the way.
import { withSpecFiles } from '@hakoniwa/life';
import {
  buildWorld,
  hasErrors,
  isProblem,
  type Language,
  type Pack,
  type PackFiles,
  type PackReading,
  type PackSection,
  type ValidatedPack,
  validatePack,
  validatingPack,
  type World,
} from '@hakoniwa/stage';
import { groundFor, isGroundFolder, NO_SECTIONS } from './ground.ts';
import { inSteps } from './in-steps.ts';
import { knownPack, rememberPack } from './known-packs.ts';
import { PackProblemsError } from './pack-problems-error.ts';
import { readPackFolder } from './read-pack-folder.ts';
import { PACK_SECTIONS } from './sections.ts';

/**
 * Reads and validates a pack's folder; packages above the garden hand in their own sections. A large pack takes half a
 * second of a processor: whatever else this process does goes on between the steps, and the same files take it once.
 */
export async function checkPack(
  folder: string,
  more: readonly PackSection[] = NO_SECTIONS,
): Promise<ValidatedPack> {
  const files = withSpecFiles(await readPackFolder(folder));
  const reading = isGroundFolder(folder) ? GROUND_ALONE : readingWith(more);
  const known = knownPack(files, reading);
  if (known) return known;
  return rememberPack(files, { reading, validated: await inSteps(validatingPack(files, reading)) });
}

/** Validates a pack's files, wherever they come from. */
export function checkPackFiles(
  files: PackFiles,
  more: readonly PackSection[] = NO_SECTIONS,
): ValidatedPack {
  const all = withSpecFiles(files);
  const reading = readingWith(more);
  return (
    knownPack(all, reading) ?? rememberPack(all, { reading, validated: validatePack(all, reading) })
  );
}

/** The ground itself has nothing beneath it. */
const GROUND_ALONE: PackReading = { sections: PACK_SECTIONS };

const readings = new WeakMap<readonly PackSection[], PackReading>();

/** One reading for the same sections: what was read with it is known by it. */
function readingWith(more: readonly PackSection[]): PackReading {
  const made = readings.get(more) ?? {
    sections: [...PACK_SECTIONS, ...more],
    ground: groundFor(more),
  };
  readings.set(more, made);
  return made;
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
