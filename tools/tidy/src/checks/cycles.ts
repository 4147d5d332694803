// No import cycles between files, type imports included, within packages and across them.
import { isCode } from '../file-kinds.ts';
import { importsOf, targetOf } from '../imports.ts';
import type { Finding, SourceFile } from '../source-file.ts';
import { packagesOf } from '../workspace.ts';

type Graph = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** One finding per knot of files that import each other, showing the shortest way round. */
export function findCycles(files: readonly SourceFile[]): Finding[] {
  const graph = withoutEnds(importGraph(files));
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const file of [...graph.keys()].sort()) {
    if (seen.has(file)) continue;
    const cycle = shortestCycle(file, graph);
    if (!cycle) continue;
    for (const member of cycle) seen.add(member);
    findings.push({
      file,
      line: graph.get(file)?.get(cycle[1] ?? file) ?? 1,
      rule: 'cycles',
      message: `files import each other: ${[...cycle, file].join(' → ')}`,
      remedy: 'move what both need into a file of its own',
    });
  }
  return findings;
}

function importGraph(files: readonly SourceFile[]): Graph {
  const packages = packagesOf(files);
  const code = files.filter((file) => isCode(file.path));
  const known = new Set(code.map((file) => file.path));
  const graph = new Map<string, Map<string, number>>();
  for (const file of code) {
    const targets = new Map<string, number>();
    for (const { specifier, line } of importsOf(file)) {
      const target = targetOf(file.path, { specifier, packages });
      if (target !== undefined && known.has(target) && !targets.has(target)) {
        targets.set(target, line);
      }
    }
    graph.set(file.path, targets);
  }
  return graph;
}

/** The graph without files that lead to none but such files: what is left leads into a cycle. */
function withoutEnds(graph: Graph): Graph {
  const left = new Map(graph);
  const isEnd = (file: string) => [...(left.get(file)?.keys() ?? [])].every((to) => !left.has(to));
  for (let ends = [...left.keys()].filter(isEnd); ends.length > 0; ) {
    for (const file of ends) left.delete(file);
    ends = [...left.keys()].filter(isEnd);
  }
  return left;
}

/** Breadth-first from a file back to itself. */
function shortestCycle(start: string, graph: Graph): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of graph.get(at)?.keys() ?? []) {
      if (next === start) return wayTo(at, start, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  return undefined;
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let at = end; at !== start; ) {
    at = cameFrom.get(at) ?? start;
    way.unshift(at);
  }
  return way;
}
