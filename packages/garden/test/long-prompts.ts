// A long scene on instinct, with the prompts a model would have been asked with on its way.
import { type ComposedPrompt, composePrompt, instinct, promptsOf } from '@hakoniwa/actor';
import { openScene, runScene } from '@hakoniwa/garden';
import { estimatePrompt } from '@hakoniwa/model';
import { MemoryEventStore } from '@hakoniwa/store';
import { expect } from 'vitest';
import { limits } from '../src/limits.ts';
import { gm, kitchen } from './model-scene.ts';

const WHOLE = ['rules', 'sheet', 'scene', 'facts', 'thought', 'ask', 'repair'];
/** A turn in so many is looked at; odd, so that everybody has theirs. */
const EVERY = 7;
/** Less than the history wants, more than the whole parts need. */
const TIGHT = 1_600;

/** The same prompt with the usual budget and with a tight one. */
export interface Composed {
  readonly roomy: ComposedPrompt;
  readonly tight: ComposedPrompt;
}

/** Lives so many turns and composes prompts at intervals. */
export async function composedOver(turns: number): Promise<readonly Composed[]> {
  const opened = await openScene({
    folder: kitchen,
    scenario: 'kitchen_morning',
    language: 'ja',
    seed: 2,
    gm,
    store: new MemoryEventStore(),
    name: 'long',
  });
  const prompts = promptsOf(opened.pack, 'ja');
  const composed: Composed[] = [];
  let turn = 0;
  const mind = (context: Parameters<typeof instinct>[0]) => {
    turn += 1;
    if (turn % EVERY === 0) {
      const ask = {
        context,
        prompts,
        ask: 'performance',
        thought: 'うん。',
        injects: true,
      } as const;
      composed.push({
        roomy: composePrompt({ ...ask, budgetTokens: limits.model.promptTokens }),
        tight: composePrompt({ ...ask, budgetTokens: TIGHT }),
      });
    }
    return instinct(context);
  };
  for await (const _ of runScene({ ...opened.parts, turns, mindOf: () => mind }));
  expect(turn).toBe(turns);
  return composed;
}

/** No prompt is over its budget, and what must be whole is the same however little room there is. */
export function expectBounded(composed: readonly Composed[]): void {
  for (const { roomy, tight } of composed) {
    expect(estimatePrompt(roomy.messages)).toBeLessThanOrEqual(limits.model.promptTokens);
    expect(estimatePrompt(tight.messages)).toBeLessThanOrEqual(TIGHT);
    const whole = ({ parts }: ComposedPrompt) => parts.filter(({ name }) => WHOLE.includes(name));
    expect(whole(tight)).toEqual(whole(roomy));
    expect(whole(tight).filter(({ isCut }) => isCut)).toEqual([]);
  }
  expect(composed.slice(20).every(({ tight }) => tight.parts.some(({ isCut }) => isCut))).toBe(
    true,
  );
}

/** The longest prompt of some. */
export function longest(composed: readonly Composed[]): number {
  return Math.max(...composed.map(({ roomy }) => roomy.tokens));
}
