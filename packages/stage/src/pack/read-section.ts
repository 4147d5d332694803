// Reads one file for its section: YAML first, then the schema, keeping what is sound.
import { isJsonObject } from '../base/json.ts';
import type { Problem } from './problem.ts';
import { issueProblems } from './schema/issue-problems.ts';
import type { PackSection } from './section.ts';
import type { SectionFile } from './section-file.ts';
import { readYaml } from './yaml/read-yaml.ts';
import type { YamlFile } from './yaml/yaml-file.ts';

/** The file as far as it can be used, and what is wrong with it. */
export function readSection(
  section: PackSection,
  path: string,
  text: string,
): { file: SectionFile; problems: Problem[] } {
  const { file, problems } = readYaml(path, text);
  const isUnreadable = file.value === undefined;
  if (isUnreadable) return { file: sectionFile(section, file, { isBroken: true }), problems };
  const value = emptyAsMap(file.value);
  const parsed = section.schema.safeParse(value);
  if (parsed.success) {
    return { file: sectionFile(section, file, { accepted: parsed.data }), problems };
  }
  const found = issueProblems(file, section.schema, parsed.error.issues);
  const damaged = new Set(parsed.error.issues.flatMap(firstKeys));
  const rest = section.schema.safeParse(without(value, damaged));
  const kept = rest.success ? { accepted: rest.data, damaged } : { damaged, isBroken: true };
  return { file: sectionFile(section, file, kept), problems: [...problems, ...found] };
}

/** An empty file says nothing, which is fine for a list of things. */
function emptyAsMap(value: unknown): unknown {
  return value === null ? {} : value;
}

function firstKeys(issue: { path: readonly PropertyKey[]; keys?: readonly string[] }): string[] {
  const [first] = issue.path;
  return first === undefined ? [...(issue.keys ?? [])] : [String(first)];
}

/** The value without the entries in which something is wrong. */
function without(value: unknown, damaged: ReadonlySet<string>): unknown {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !damaged.has(key)));
}

function sectionFile(
  section: PackSection,
  file: YamlFile,
  state: { accepted?: unknown; damaged?: ReadonlySet<string>; isBroken?: boolean },
): SectionFile {
  const { accepted, damaged = new Set<string>(), isBroken = false } = state;
  return { ...file, section: section.name, schema: section.schema, accepted, damaged, isBroken };
}
