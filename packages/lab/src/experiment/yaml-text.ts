// Reads YAML with the place of every value and key, so that a mistake can be pointed at.
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface YamlText {
  readonly value: unknown;
  /** The place of what stands under a path, or of the nearest thing above it. */
  readonly at: (path: readonly PropertyKey[]) => Place;
  /** Whether anything stands under a path. */
  readonly has: (path: readonly PropertyKey[]) => boolean;
  /** The place of a key itself. */
  readonly key: (path: readonly PropertyKey[], key: string) => Place;
  readonly faults: readonly (Place & { readonly text: string })[];
}

/** Reads a text; it never throws, what is wrong stands in `faults`. */
export function readYamlText(text: string): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number | undefined): Place => {
    const { line, col } = lines.linePos(Math.max(0, offset ?? 0));
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const nodeAt = (path: readonly PropertyKey[]): unknown => {
    let found: unknown = document.contents;
    for (const part of path) {
      const next = stepInto(found, part);
      if (next === undefined) return found;
      found = next;
    }
    return found;
  };
  return {
    value: document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 }),
    at: (path) => placeAt(startOf(nodeAt(path))),
    has: (path) => document.hasIn(path.map((part) => (typeof part === 'symbol' ? '' : part))),
    key: (path, key) => {
      const map = nodeAt(path);
      const pair = isMap(map) ? map.items.find((one) => nameOf(one.key) === key) : undefined;
      return placeAt(startOf(pair?.key) ?? startOf(map));
    },
    faults: document.errors.map(({ pos, message }) => ({ ...placeAt(pos[0]), text: message })),
  };
}

function stepInto(node: unknown, part: PropertyKey): unknown {
  if (isSeq(node) && typeof part === 'number') return node.items[part];
  if (!isMap(node)) return undefined;
  return node.items.find((pair) => nameOf(pair.key) === String(part))?.value ?? undefined;
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function startOf(node: unknown): number | undefined {
  if (isPair(node)) return startOf(node.key);
  return isNode(node) ? node.range?.[0] : undefined;
}
