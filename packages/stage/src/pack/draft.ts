// A pack while it is being checked: what could be read of it, with the places it stands in the files.
import type { SourceSpot } from './problem.ts';
import type { CharacterSheet } from './schema/character-sheet.ts';
import type { LoreSheet } from './schema/lore-sheet.ts';
import type { PackSheet } from './schema/pack-sheet.ts';
import type { PlaceSheet } from './schema/place-sheet.ts';
import type { PropSheet } from './schema/prop-sheet.ts';
import type { ScenarioSheet } from './schema/scenario-sheet.ts';
import type { SectionFile } from './section-file.ts';
import type { Path } from './yaml/yaml-file.ts';

/** One thing of a pack, and where its parts stand. */
export interface DraftEntry<T> {
  readonly id: string;
  readonly sheet: T;
  readonly file: SectionFile;
  /** Where a part's value stands. */
  readonly spot: (...path: Path) => SourceSpot;
  /** Where a part's key stands; without a path, where the thing is named. */
  readonly keySpot: (...path: Path) => SourceSpot;
  /** Whether a part was written but refused, so that its absence means nothing. */
  readonly isDamaged: (...path: Path) => boolean;
}

/** All things of one sort. */
export interface DraftEntries<T> {
  readonly list: readonly DraftEntry<T>[];
  /** Ids written in the file, those of faulty entries included. */
  readonly ids: ReadonlySet<string>;
  readonly get: (id: string) => DraftEntry<T> | undefined;
  /** Whether an id can be meant: it is written, or the file could not be read. */
  readonly has: (id: string) => boolean;
}

export interface PackDraft {
  /** pack.yaml, unless too much of it is wrong. */
  readonly meta: DraftEntry<PackSheet> | undefined;
  readonly places: DraftEntries<PlaceSheet>;
  readonly props: DraftEntries<PropSheet>;
  readonly characters: DraftEntries<CharacterSheet>;
  readonly lore: DraftEntries<LoreSheet>;
  readonly scenarios: DraftEntries<ScenarioSheet>;
  readonly files: readonly SectionFile[];
}

/** Gathers the files of the Stage's sections. */
export function draftOf(files: readonly SectionFile[]): PackDraft {
  const of = (section: string) => files.filter((file) => file.section === section);
  const [metaFile] = of('pack');
  return {
    meta: metaFile && (wholeFile<PackSheet>(metaFile) ?? undefined),
    places: entries(of('places')),
    props: entries(of('props')),
    characters: entries(of('characters')),
    lore: entries(of('lore')),
    scenarios: scenarioEntries(of('scenarios')),
    files,
  };
}

function entries<T>(files: readonly SectionFile[]): DraftEntries<T> {
  const list = files.flatMap((file) =>
    Object.entries((file.accepted ?? {}) as Record<string, T>).map(([id, sheet]) =>
      entry({ id, sheet, file, base: [id] }),
    ),
  );
  const written = files.flatMap((file) => [...Object.keys(file.accepted ?? {}), ...file.leftOut]);
  return asEntries(list, new Set(written), { isUnsure: files.some(({ isBroken }) => isBroken) });
}

function scenarioEntries(files: readonly SectionFile[]): DraftEntries<ScenarioSheet> {
  const list = files.flatMap((file) => wholeFile<ScenarioSheet>(file) ?? []);
  const ids = new Set(files.map(({ file }) => scenarioName(file)));
  return asEntries(list, ids, { isUnsure: false });
}

/** The name of a scenario's file, which is its id. */
function scenarioName(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.yaml$/, '');
}

function wholeFile<T>(file: SectionFile): DraftEntry<T> | undefined {
  if (file.accepted === undefined) return undefined;
  return entry({ id: scenarioName(file.file), sheet: file.accepted as T, file, base: [] });
}

function entry<T>({
  id,
  sheet,
  file,
  base,
}: {
  id: string;
  sheet: T;
  file: SectionFile;
  base: Path;
}): DraftEntry<T> {
  return {
    id,
    sheet,
    file,
    spot: (...path) => file.spot([...base, ...path]),
    keySpot: (...path) => file.keySpot([...base, ...path]),
    isDamaged: (...path) => file.isDamaged([...base, ...path]),
  };
}

function asEntries<T>(
  list: readonly DraftEntry<T>[],
  ids: ReadonlySet<string>,
  { isUnsure }: { isUnsure: boolean },
): DraftEntries<T> {
  const byId = new Map(list.map((one) => [one.id, one]));
  return { list, ids, get: (id) => byId.get(id), has: (id) => isUnsure || ids.has(id) };
}
