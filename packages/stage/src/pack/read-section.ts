// Reads one file for its section: YAML first, then the schema, keeping what is sound.
import type { PackProblem } from './problem.ts';
import { issueProblems } from './schema/issue-problems.ts';
import { meantPaths, refusedPaths, withoutPaths } from './schema/refused-paths.ts';
import type { PackSection } from './section.ts';
import type { SectionFile } from './section-file.ts';
import { readYaml } from './yaml/read-yaml.ts';
import type { Path, YamlFile } from './yaml/yaml-file.ts';

/** The file as far as it can be used, and what is wrong with it. */
export function readSection(
  section: PackSection,
  { path, text }: { readonly path: string; readonly text: string },
): { file: SectionFile; problems: PackProblem[] } {
  const { file, problems } = readYaml(path, text);
  if (file.value === undefined) return { file: sectionFile(section, file, {}), problems };
  const salvaged = salvage(section, emptyAsMap(file.value));
  const found = issueProblems(file, { schema: section.schema, issues: salvaged.issues });
  return { file: sectionFile(section, file, salvaged), problems: [...problems, ...found] };
}

/** An empty file says nothing, which is fine for a list of things. */
function emptyAsMap(value: unknown): unknown {
  return value === null ? {} : value;
}

/** What is left when the faulty fields are taken out, or else the faulty entries whole. */
function salvage({ schema }: PackSection, value: unknown) {
  const whole = schema.safeParse(value);
  if (whole.success) return { accepted: whole.data, issues: [] };
  const { issues } = whole.error;
  const rest = withoutPaths(value, refusedPaths(issues));
  const refused = [...refusedPaths(issues), ...meantPaths(schema, issues)];
  const parsed = schema.safeParse(rest);
  if (parsed.success) return { accepted: parsed.data, issues, refused };
  const entries = refusedPaths(parsed.error.issues).map(([first = '']) => [first]);
  const last = schema.safeParse(withoutPaths(rest, entries));
  const leftOut = new Set(entries.map(([id]) => String(id)));
  return { accepted: last.success ? last.data : undefined, issues, refused, leftOut };
}

interface Salvaged {
  readonly accepted?: unknown;
  readonly refused?: readonly Path[];
  readonly leftOut?: ReadonlySet<string>;
}

function sectionFile(section: PackSection, file: YamlFile, salvaged: Salvaged): SectionFile {
  const { accepted, refused = [], leftOut = new Set<string>() } = salvaged;
  return {
    ...file,
    section: section.name,
    schema: section.schema,
    accepted,
    leftOut,
    isDamaged: (path) => refused.some((one) => path.every((step, index) => one[index] === step)),
    isBroken: accepted === undefined,
  };
}
