// Validates a pack: all its files, in one run, with every problem in its place.
import { limits } from '../limits.ts';
import { PACK_CHECKS } from './checks/index.ts';
import { draftOf, type PackDraft } from './draft.ts';
import { type Ground, onGround } from './ground.ts';
import { nearest } from './nearest.ts';
import { PACK_NOTES } from './notes/index.ts';
import type { Pack } from './pack.ts';
import { isPackPath } from './pack-path.ts';
import { hasErrors, type PackProblem, problem, sortProblems } from './problem.ts';
import { PROOFS } from './proofs/index.ts';
import { readSection } from './read-section.ts';
import { isFileOf, type PackSection } from './section.ts';
import type { SectionFile } from './section-file.ts';
import { STAGE_SECTIONS } from './sections/index.ts';

/** A pack's files: text by path from the pack's folder. */
export type PackFiles = Readonly<Record<string, string>>;

/** The pack when nothing is wrong, everything that is, and what is well to know. */
export interface ValidatedPack {
  readonly pack?: Pack;
  readonly problems: PackProblem[];
  readonly notes: PackProblem[];
}

/** What a pack is read with. */
export interface PackReading {
  /** Sections of other packages. */
  readonly sections?: readonly PackSection[] | undefined;
  /** What lies beneath every pack. */
  readonly ground?: Ground | undefined;
}

/** Validates all at once. Pure; no text makes it throw. */
export function validatePack(files: PackFiles, reading: PackReading = {}): ValidatedPack {
  const steps = validatingPack(files, reading);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps, a file or a check each: whoever has other things to do does them in between. */
export function* validatingPack(
  files: PackFiles,
  { sections = [], ground }: PackReading = {},
): Generator<void, ValidatedPack> {
  const read = yield* readAll(files, [...STAGE_SECTIONS, ...sections]);
  const draft = draftOf(read.files);
  const problems = [...read.problems];
  yield;
  for (const check of PACK_CHECKS) {
    problems.push(...check(draft));
    yield;
  }
  for (const section of sections) problems.push(...sectionProblems(section, draft));
  yield;
  const isSound = !hasErrors(problems) && draft.meta !== undefined;
  const own = isSound ? packOf(draft, sections) : undefined;
  const pack = own && ground ? onGround(own, { ground, sections }) : own;
  const proofs = [...PROOFS, ...sections.flatMap(({ prove }) => prove ?? [])];
  for (const proof of pack ? proofs : []) {
    if (pack) problems.push(...proof(pack, draft));
    yield;
  }
  const told = { problems: cut(sortProblems(problems)), notes: notesOn(draft, sections) };
  return pack && !hasErrors(problems) ? { pack, ...told } : told;
}

interface ReadFiles {
  readonly files: SectionFile[];
  readonly problems: PackProblem[];
}

function* readAll(files: PackFiles, sections: readonly PackSection[]): Generator<void, ReadFiles> {
  const found: SectionFile[] = [];
  const problems: PackProblem[] = [];
  for (const [path, text] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!isPackPath(path))
      problems.push(
        problem('FILE_OUTSIDE', {
          spot: { file: path, line: 1, column: 1 },
          values: { file: path },
        }),
      );
    const section = sections.find((one) => isFileOf(one, path));
    if (section) {
      const { file, problems: inFile } = readSection(section, { path, text });
      found.push(file);
      problems.push(...inFile);
      yield;
    } else if (!isNote(path) && isPackPath(path)) problems.push(unknownFile(path));
  }
  if (!Object.hasOwn(files, PACK_FILE)) {
    const spot = { file: PACK_FILE, line: 1, column: 1 };
    problems.push(problem('FILE_MISSING', { spot, values: { file: PACK_FILE } }));
  }
  return { files: found, problems };
}

const PACK_FILE = 'pack.yaml';
const USUAL_FILES = [PACK_FILE, 'places.yaml', 'props.yaml', 'characters.yaml', 'lore.yaml'];

/** Notes for people and pictures lie beside the YAML and are nobody's section. */
function isNote(path: string): boolean {
  return /\.(md|txt|png|jpe?g|webp|svg)$/i.test(path) || /(^|\/)(LICEN[CS]E|README)$/i.test(path);
}

function unknownFile(path: string): PackProblem {
  const spot = { file: path, line: 1, column: 1 };
  return problem('FILE_UNKNOWN', {
    spot,
    values: { file: path, nearest: nearest(path, USUAL_FILES) },
  });
}

function sectionProblems(section: PackSection, draft: PackDraft): readonly PackProblem[] {
  return section.check?.(ownFiles(section, draft), draft) ?? [];
}

function ownFiles({ name }: PackSection, { files }: PackDraft): SectionFile[] {
  return files.filter(({ section }) => section === name);
}

/** What nobody has to mend: how the pack was understood where it leaves something open. */
function notesOn(draft: PackDraft, sections: readonly PackSection[]): PackProblem[] {
  const own = PACK_NOTES.flatMap((note) => note(draft));
  const more = sections.flatMap(
    (section) => section.notes?.(ownFiles(section, draft), draft) ?? [],
  );
  return cut(sortProblems([...own, ...more]));
}

function packOf(draft: PackDraft, sections: readonly PackSection[]): Pack | undefined {
  if (!draft.meta) return undefined;
  const sheets = <T>(list: readonly { id: string; sheet: T }[]) =>
    Object.fromEntries(list.map(({ id, sheet }) => [id, sheet]));
  const others = sections.map(({ name }) => [
    name,
    Object.fromEntries(
      draft.files.filter(({ section }) => section === name).map((one) => [one.file, one.accepted]),
    ),
  ]);
  return {
    ...draft.meta.sheet,
    places: sheets(draft.places.list),
    props: sheets(draft.props.list),
    characters: sheets(draft.characters.list),
    lore: sheets(draft.lore.list),
    scenarios: sheets(draft.scenarios.list),
    sections: Object.fromEntries(others),
  };
}

/** Past the limit a list helps nobody; it ends by saying how much more there is. */
function cut(problems: PackProblem[]): PackProblem[] {
  const more = problems.length - limits.packProblems;
  const last = problems[limits.packProblems - 1];
  if (more <= 0 || !last) return problems;
  return [
    ...problems.slice(0, limits.packProblems),
    problem('PROBLEMS_CUT', { spot: last, values: { more } }),
  ];
}
