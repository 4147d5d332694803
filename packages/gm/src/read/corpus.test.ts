// Holds the reader and the grammar against recorded model turns, where that corpus is at hand.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createJapanese } from '../language/ja/index.ts';
import { loadJapaneseTokenizer } from '../load/index.ts';
import { readOutput } from './read.ts';

interface Turn {
  readonly raw_output: string;
  readonly speaker: string;
  readonly uncertain: boolean;
  readonly actions: readonly { readonly intent: string }[];
  readonly expect?: {
    readonly thought: string | null;
    readonly speech_contains: string | null;
    readonly speech_must_not_contain: readonly string[];
  };
}

const home = new URL('../../../../../shared/corpus/', import.meta.url);
const present = existsSync(home);
const language = createJapanese(await loadJapaneseTokenizer());
const PEOPLE = ['やな', 'あゆ'];
const PHYSICAL = new Set(['MOVE', 'GET', 'PUT', 'USE', 'EAT_DRINK']);

function turns(file: string): Turn[] {
  if (!present) return [];
  const lines = readFileSync(new URL(file, home), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Turn);
}

function readTurn(turn: Turn): { reading: ReturnType<typeof readOutput>; intents: string } {
  const others = PEOPLE.filter((name) => name !== turn.speaker);
  const reading = readOutput(turn.raw_output, { speaker: turn.speaker, others, language });
  const acts = reading.blocks
    .filter((block) => block.kind === 'act')
    .flatMap(
      (block) => language.acts(block.text, { speaker: [turn.speaker], people: others }).acts,
    );
  return { reading, intents: physical(acts) };
}

/** Without white space and marks. */
function bare(words: string): string {
  return words.replaceAll(/[\s*()（）「」『』"]/gu, '');
}

function physical(actions: readonly { readonly intent: string }[]): string {
  return [...new Set(actions.map((a) => a.intent).filter((i) => PHYSICAL.has(i)))].sort().join();
}

const describeRecorded = describe.skipIf(!present); // the recorded turns are data of others and do not ship

describeRecorded('recorded turns', () => {
  it('have their physical intents found', () => {
    const certain = turns('gm-turns-labelled.jsonl').filter((turn) => !turn.uncertain);
    const right = certain.filter((turn) => readTurn(turn).intents === physical(turn.actions));
    console.info(`physical intents right on ${right.length} of ${certain.length} certain turns`);
    expect(right.length / certain.length).toBeGreaterThanOrEqual(0.95);
  });
  it.each(turns('format-labelled.jsonl').map((turn, i) => [i, turn] as const))(
    'format %d is read as labelled',
    (_i, turn) => {
      const { reading } = readTurn(turn);
      const thought =
        reading.thought === null ? 'absent' : reading.thought === '' ? 'empty' : 'present';
      expect(thought).toBe(turn.expect?.thought ?? thought);
      expect(reading.speech ?? '').toContain(turn.expect?.speech_contains ?? '');
      for (const words of turn.expect?.speech_must_not_contain ?? [])
        expect(reading.speech).not.toContain(words);
    },
  );
  it('all read without loss of their last words', () => {
    for (const turn of turns('gemma3-outputs.jsonl')) {
      const { reading } = readTurn(turn);
      const kept = [reading.thought ?? '', ...reading.blocks.map((block) => block.text)].join('');
      const tail = bare(turn.raw_output.split(/(?:Output|Thought):/u).at(-1) ?? '').slice(-6);
      expect(bare(kept)).toContain(tail);
    }
  });
});
