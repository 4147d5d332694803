// Reads what lies beneath every pack, by the schemas and checks packs themselves are read by.
import { GROUND_FOLDER, type Ground } from './ground.ts';
import { hasErrors, type PackProblem, problem } from './problem.ts';
import { isFileOf, type PackSection } from './section.ts';
import { type PackFiles, validatePack } from './validate-pack.ts';

/** Reads the ground; its mistakes name the file in `common/`. */
export function readGround(
  files: PackFiles,
  sections: readonly PackSection[],
): { ground?: Ground; problems: PackProblem[] } {
  const sharing = sections.filter(({ beneath }) => beneath !== undefined);
  const { pack, problems } = validatePack(files, { sections: sharing });
  const strange = Object.keys(files)
    .filter((path) => path !== 'pack.yaml' && !sharing.some((one) => isFileOf(one, path)))
    .map((file) =>
      problem('GROUND_FILE', { spot: { file, line: 1, column: 1 }, values: { file } }),
    );
  const told = [...problems, ...strange].map((one) => ({ ...one, file: GROUND_FOLDER + one.file }));
  if (!pack || hasErrors(told)) return { problems: told };
  const named = Object.entries(pack.sections).map(([name, read]) => [
    name,
    Object.fromEntries(Object.entries(read).map(([path, file]) => [GROUND_FOLDER + path, file])),
  ]);
  return { ground: { sections: Object.fromEntries(named) }, problems: told };
}
