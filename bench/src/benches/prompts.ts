// The prompts' bars: how much of each prompt its character's last one began with, and how long they get.
import { estimatePrompt, PrefixMeter } from '@hakoniwa/model';
import type { Figure } from '../figure.ts';
import { type AskedPrompt, promptRun } from '../prompts/prompt-run.ts';

const MODES = ['two-phase', 'fused'] as const;
const LANGUAGES = ['ja', 'en'] as const;
const SCENARIOS = ['kitchen_morning', 'coffee_trap', 'locked_door'];
/** A scene long enough that its history has moved on more than once. */
const TURNS = 240;
/** Prompts of the first ten turns, when there is little history to share yet. */
const OPENING = { 'two-phase': 20, fused: 10 } as const;

export async function prompts(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const language of LANGUAGES) {
    const runs = [];
    for (const scenario of SCENARIOS)
      runs.push(await promptRun({ scenario, language, turns: TURNS }));
    for (const mode of MODES) {
      const asked = runs.map((run) => run(mode));
      const opening = asked.map((run) => run.slice(0, OPENING[mode]));
      const name = `kitchen, ${language}, ${mode}`;
      figures.push(
        { name: `shared prefix, ${name}`, value: sharePercent(asked), unit: '%', bar: '>= 70' },
        { name: `shared prefix, ${name}, first 10 turns`, value: sharePercent(opening), unit: '%' },
        { name: `longest prompt, ${name}`, value: longest(asked), unit: 'tokens', bar: '<= 4000' },
      );
    }
  }
  return figures;
}

type Run = readonly AskedPrompt[];

/** Tokens that each prompt shares with its character's last one, of all tokens, over all runs. */
function sharePercent(runs: readonly Run[]): number {
  const meter = new PrefixMeter();
  for (const [i, run] of runs.entries())
    for (const { character, messages } of run) meter.add(`${i}:${character}`, messages);
  return 100 * (meter.share() ?? 0);
}

function longest(runs: readonly Run[]): number {
  return Math.max(...runs.flat().map(({ messages }) => estimatePrompt(messages)));
}
