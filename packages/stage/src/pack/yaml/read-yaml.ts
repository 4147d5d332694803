// Reads one YAML text into a plain value with exact positions; no text makes it throw.
import { LineCounter, type YAMLError } from 'yaml';
import { limits } from '../../limits.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import { NodeReader } from './node-reader.ts';
import { parseYaml } from './parse-yaml.ts';
import { type Path, pathKey, type YamlFile, type YamlPlace } from './yaml-file.ts';

/** The file, and everything wrong with it as YAML. */
export function readYaml(file: string, text: string): { file: YamlFile; problems: PackProblem[] } {
  if (text.length > limits.packFileBytes) {
    const start = { file, line: 1, column: 1 };
    const large = problem('FILE_TOO_LARGE', {
      spot: start,
      values: { limit: limits.packFileBytes },
    });
    return { file: unreadable(file), problems: [large] };
  }
  const lines = new LineCounter();
  const spotAt = (offset: number): SourceSpot => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const document = parseYaml(text, lines);
  if (!document) {
    const deep = problem('YAML_TOO_DEEP', { spot: spotAt(0), values: { limit: limits.jsonDepth } });
    return { file: unreadable(file), problems: [deep] };
  }
  const broken = [...document.errors, ...document.warnings].filter((one) => !isDuplicate(one));
  const [first] = broken;
  // What follows a syntax error is a guess, so the first one speaks for the file.
  if (first) return { file: unreadable(file), problems: [syntaxProblem(first, spotAt)] };
  const reader = new NodeReader(document, spotAt);
  const value = reader.read(document.contents);
  const { places, problems } = reader;
  if (reader.isOverfull) return { file: unreadable(file), problems };
  return { file: located(file, value, { places, spotAt }), problems };
}

function isDuplicate(error: YAMLError): boolean {
  return error.code === 'DUPLICATE_KEY';
}

function syntaxProblem(error: YAMLError, spotAt: (offset: number) => SourceSpot): PackProblem {
  return problem('YAML_SYNTAX', { spot: spotAt(error.pos[0]), values: { detail: error.message } });
}

function unreadable(file: string): YamlFile {
  const start = { file, line: 1, column: 1 };
  return { file, value: undefined, spot: () => start, keySpot: () => start };
}

interface Positions {
  readonly places: ReadonlyMap<string, YamlPlace>;
  readonly spotAt: (offset: number) => SourceSpot;
}

function located(file: string, value: unknown, { places, spotAt }: Positions): YamlFile {
  const find = (path: Path): YamlPlace => {
    for (let length = path.length; length > 0; length--) {
      const place = places.get(pathKey(path.slice(0, length)));
      if (place) return length === path.length ? place : { value: place.key ?? place.value };
    }
    return places.get('') ?? { value: 0 };
  };
  return {
    file,
    value,
    spot: (path) => spotAt(find(path).value),
    keySpot: (path) => {
      const place = find(path);
      return spotAt(place.key ?? place.value);
    },
  };
}
