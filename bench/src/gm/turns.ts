// Turns to judge: recorded model outputs where that corpus is at hand, else our own labelled ones.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { GmRequest, WorldState } from '@hakoniwa/gm';

export interface Turns {
  /** Where they come from, for the table. */
  readonly source: string;
  readonly requests: readonly GmRequest[];
}

const root = new URL('../../../', import.meta.url);
const corpus = new URL('../shared/corpus/gemma3-outputs.jsonl', root);
const fixtures = new URL('packages/gm/fixtures/', root);

interface Row {
  readonly speaker?: string;
  readonly raw_output?: string;
  readonly world_state?: WorldState;
  readonly world?: string;
}

/** Japanese turns; those recorded without a world happen in that of the first one that has one. */
export function japaneseTurns(): Turns {
  if (!existsSync(corpus)) return ownTurns('ja');
  const rows = rowsOf(corpus);
  const world = rows.find(({ world_state }) => world_state !== undefined)?.world_state ?? {};
  return {
    source: 'recorded',
    requests: rows.map((row) => request(row, row.world_state ?? world)),
  };
}

/** English turns of our own labelled set. */
export function englishTurns(): Turns {
  return ownTurns('en');
}

function ownTurns(language: 'ja' | 'en'): Turns {
  const folder = new URL('turns/', fixtures);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const rows = files
    .filter((name) => name.endsWith('.jsonl') && name.startsWith(`${language}-`))
    .flatMap((name) => rowsOf(new URL(name, folder)));
  const world = (name: string): WorldState =>
    JSON.parse(readFileSync(new URL(`worlds/${name}.json`, fixtures), 'utf8'));
  return {
    source: 'own',
    requests: rows.map((row) => request(row, row.world_state ?? world(row.world ?? ''))),
  };
}

function request({ speaker = 'やな', raw_output = '' }: Row, world_state: WorldState): GmRequest {
  return { session_id: 'bench', speaker, raw_output, world_state };
}

function rowsOf(file: URL): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): Row => JSON.parse(line));
}
