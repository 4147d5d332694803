// Walks a YAML tree into plain JSON, noting where everything stands and refusing what is unsafe.
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type YAMLMap,
} from 'yaml';
import { isSoundText, soundText } from '../../base/sound-text.ts';
import { limits } from '../../limits.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import { type Path, pathKey, type YamlPlace } from './yaml-file.ts';

export class NodeReader {
  readonly problems: PackProblem[] = [];
  readonly places = new Map<string, YamlPlace>();
  readonly #document: Document;
  readonly #spotAt: (offset: number) => SourceSpot;
  #aliases = 0;
  #nodes = 0;
  /** Whether the reading was broken off. */
  isOverfull = false;

  constructor(document: Document, spotAt: (offset: number) => SourceSpot) {
    this.#document = document;
    this.#spotAt = spotAt;
  }

  /** The value of a node; null stands where something was refused. */
  read(node: unknown, path: Path = [], key?: number): unknown {
    const offset = offsetOf(node) ?? key ?? 0;
    this.places.set(pathKey(path), key === undefined ? { value: offset } : { key, value: offset });
    this.#nodes += 1;
    if (this.isOverfull) return null;
    if (path.length > limits.jsonDepth) return this.#refuse('YAML_TOO_DEEP', offset);
    if (this.#nodes > limits.packNodes) return this.#refuse('YAML_ALIASES', offset);
    if (isAlias(node)) return this.#alias(node, path, key);
    if (isMap(node)) return this.#map(node, path);
    if (isSeq(node)) return node.items.map((item, index) => this.read(item, [...path, index]));
    return isScalar(node) ? this.#sound(plain(node.value), offset) : null;
  }

  /** An alias stands for its anchor, a bounded number of times. */
  #alias(node: Alias, path: Path, key?: number): unknown {
    const offset = offsetOf(node) ?? 0;
    this.#aliases += 1;
    if (this.#aliases > limits.packAliases) return this.#refuse('YAML_ALIASES', offset);
    const anchor = node.resolve(this.#document);
    if (!anchor) {
      const detail = `no anchor before *${soundText(node.source)}`;
      this.problems.push(
        problem('YAML_SYNTAX', { spot: this.#spotAt(offset), values: { detail } }),
      );
    }
    const value = this.read(anchor, path, key);
    this.places.set(pathKey(path), key === undefined ? { value: offset } : { key, value: offset });
    return value;
  }

  #map(node: YAMLMap, path: Path): Record<string, unknown> {
    const entries = new Map<string, unknown>();
    for (const pair of node.items as Pair[]) {
      const offset = offsetOf(pair.key) ?? 0;
      const name = isScalar(pair.key) ? this.#sound(String(pair.key.value), offset) : undefined;
      if (name === undefined || FORBIDDEN.has(name)) {
        this.problems.push(
          problem('KEY_FORBIDDEN', { spot: this.#spotAt(offset), values: { key: name ?? '[…]' } }),
        );
      } else if (entries.has(name)) {
        this.problems.push(
          problem('ID_DUPLICATE', { spot: this.#spotAt(offset), values: { id: name } }),
        );
      } else {
        entries.set(name, this.read(pair.value, [...path, name], offset));
      }
    }
    return Object.fromEntries(entries);
  }

  /** What no store keeps is read as U+FFFD, and told. */
  #sound<T>(value: T, offset: number): T | string {
    if (typeof value !== 'string' || isSoundText(value)) return value;
    this.problems.push(problem('TEXT_UNSOUND', { spot: this.#spotAt(offset) }));
    return soundText(value);
  }

  /** One refusal ends the reading of the file: what follows could only repeat it. */
  #refuse(code: 'YAML_TOO_DEEP' | 'YAML_ALIASES', offset: number): null {
    this.isOverfull = true;
    this.problems.push(
      problem(code, { spot: this.#spotAt(offset), values: { limit: limits.jsonDepth } }),
    );
    return null;
  }
}

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype', '<<']);

function offsetOf(node: unknown): number | undefined {
  const { range } = (node ?? {}) as { range?: readonly number[] | null };
  return range?.[0];
}

/** Only JSON leaves the file: no dates, no big numbers, no bytes. */
function plain(value: unknown): unknown {
  const isPlain =
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    typeof value === 'number';
  return isPlain ? value : String(value);
}
