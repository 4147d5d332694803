// Which parts of a value a schema refuses, and the value without them.
import type { z } from 'zod';
import { isJsonObject } from '../../base/json.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../yaml/yaml-file.ts';
import { knownKeys } from './walk-schema.ts';

type Issue = z.core.$ZodIssue;

/** The refused parts. A list is refused as a whole, so that the places of its items stay right. */
export function refusedPaths(issues: readonly Issue[]): Path[] {
  return issues.flatMap((issue) => {
    const path = upToList(issue.path as Path);
    const isWhole = issue.code !== 'unrecognized_keys' || path.length < issue.path.length;
    return isWhole ? [path] : issue.keys.map((key) => [...path, key]);
  });
}

/** The fields that misspelled ones were meant to be: they are missing by that mistake alone. */
export function meantPaths(schema: z.ZodType, issues: readonly Issue[]): Path[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path as Path;
    const known = knownKeys(schema, path);
    return issue.keys.map((key) => [...path, nearest(key, known)]);
  });
}

function upToList(path: Path): Path {
  const index = path.findIndex((step) => typeof step === 'number');
  return index === -1 ? path : path.slice(0, index);
}

/** The value without what stands at the paths. */
export function withoutPaths(value: unknown, paths: readonly Path[]): unknown {
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const here = paths.filter(([first]) => first === key);
    if (here.some((path) => path.length === 1)) return [];
    const deeper = here.map((path) => path.slice(1));
    return [[key, deeper.length === 0 ? part : withoutPaths(part, deeper)] as const];
  });
  return Object.fromEntries(kept);
}
