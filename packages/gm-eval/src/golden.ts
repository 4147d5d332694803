// A golden record: what the GM makes of every labelled turn, one line each, so that a change shows turn by turn.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { GmResponse } from '@hakoniwa/gm';
import type { CaseOutcome } from './run-set.ts';

/** What is recorded of one turn. */
export interface GoldenLine {
  readonly id: string;
  /** Every reason it was denied for, or that it was allowed, or that it was not judged at all. */
  readonly verdict: string;
  /** Intents with their targets. */
  readonly acts?: readonly string[];
  /** Paths that changed, with the digest of all that was made of the turn where that may not be shown. */
  readonly changes?: readonly string[];
  /** Of thought, speech, claims and repairs. */
  readonly digest: string;
}

interface GoldenOptions {
  /** Whether words of the turn may stand in the record; those of recorded outputs may not. */
  readonly showsWords: boolean;
}

/** The record of some outcomes. */
export function goldenOf(
  outcomes: readonly CaseOutcome[],
  { showsWords }: GoldenOptions,
): readonly GoldenLine[] {
  return outcomes.map(({ one, response }) =>
    response
      ? lineOfResponse(one.id, { response, showsWords })
      : { id: one.id, verdict: 'not judged', digest: '' },
  );
}

function lineOfResponse(
  id: string,
  { response, showsWords }: GoldenOptions & { readonly response: GmResponse },
): GoldenLine {
  const { parsed, allowed, violations, world_delta, claims, format } = response;
  const reasons = [...new Set(violations.map(({ reason }) => reason))];
  const acts = parsed.action_intents.map(({ intent, target }) => `${intent} ${target ?? '–'}`);
  const changes = world_delta.map(({ op, path }) => `${op} ${path}`);
  const rest = [parsed.thought, parsed.speech, claims, format, world_delta];
  const shown = showsWords ? { acts, changes } : {};
  return {
    id,
    verdict: allowed ? 'allowed' : reasons.join(' '),
    ...shown,
    digest: digestOf(showsWords ? rest : [acts, ...rest]),
  };
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

/** The lines of a record, by id; none when there is no file yet. */
export function readGolden(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((text) => [(JSON.parse(text) as GoldenLine).id, text]));
}

/** Whatever is recorded: a line under an id. */
interface Recorded {
  readonly id: string;
}

/** Turns of which something else is made than the record has, old and new. */
export function differences(
  golden: ReadonlyMap<string, string>,
  now: readonly Recorded[],
): readonly { readonly was: string | undefined; readonly is: string }[] {
  return now
    .map((line) => ({ was: golden.get(line.id), is: JSON.stringify(line) }))
    .filter(({ was, is }) => was !== is);
}

/** Writes a record anew. */
export function writeGolden(file: string, lines: readonly Recorded[]): void {
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
