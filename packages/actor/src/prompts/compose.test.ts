// Prompts: what stands where, what is cut, and what is never said to a character.
import { estimatePrompt } from '@hakoniwa/model';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { Lived, traits } from '../../test/a-context.ts';
import { getFactsForInjection } from '../director/facts.ts';
import { limits } from '../limits.ts';
import { type ComposeOptions, composePrompt } from './compose.ts';
import { promptsOf } from './prompt-set.ts';

const prompts = promptsOf({ sections: {} }, 'en');

function house(): Lived {
  return new Lived(
    aWorld({
      places: [aPlace('kitchen', ['living']), aPlace('living', ['kitchen'])],
      characters: [
        aCharacter('yana', 'kitchen', { name: 'Yana', ...traits() }),
        aCharacter('ayu', 'kitchen', { name: 'Ayu', ...traits() }),
      ],
      props: [
        aProp('mug', { place: 'kitchen' }, { name: 'mug' }),
        aProp('tv-9', { place: 'living' }, { name: 'television' }),
      ],
      more: { language: 'en' },
    }),
  );
}

function talk(lived: Lived, lines: number, from = 0): Lived {
  for (let i = from; i < from + lines; i++) lived.say(i % 2 ? 'ayu' : 'yana', `line ${i} of talk`);
  return lived;
}

function compose(lived: Lived, more: Partial<ComposeOptions> = {}) {
  const context = lived.context('yana');
  const options = { context, prompts, ask: 'fused', injects: true, budgetTokens: 4_000 } as const;
  return composePrompt({ ...options, ...more });
}

const textOf = (prompt: ReturnType<typeof compose>) =>
  prompt.messages.map(({ content }) => content).join('\n');
const namesOf = (prompt: ReturnType<typeof compose>) => prompt.parts.map(({ name }) => name);

describe('a prompt', () => {
  it.each([60_000, 2_000, 1_000, 700])('[MM5] fits into %i tokens', (budgetTokens) => {
    const prompt = compose(talk(house(), 400), { budgetTokens });
    expect(prompt.tokens).toBeLessThanOrEqual(budgetTokens);
    expect(estimatePrompt(prompt.messages)).toBeLessThanOrEqual(budgetTokens);
  });

  it('[MM5] never cuts what must be whole, even with no room at all', () => {
    const roomy = compose(talk(house(), 200), { thought: 'hm', guidance: ['There is no toast.'] });
    const tight = compose(talk(house(), 200), {
      thought: 'hm',
      guidance: ['There is no toast.'],
      budgetTokens: 1,
    });
    const whole = ['rules', 'sheet', 'scene', 'facts', 'thought', 'ask', 'repair'];
    for (const name of whole)
      expect(tight.parts.find((part) => part.name === name)).toEqual(
        roomy.parts.find((part) => part.name === name),
      );
    expect(tight.parts.find(({ name }) => name === 'history')).toMatchObject({
      tokens: 0,
      isCut: true,
    });
    expect(textOf(tight)).toContain('There is no toast.');
  });

  it('[MM6] has scene and ask last, and the history before all that is new', () => {
    const names = namesOf(compose(talk(house(), 4)));
    expect(names.slice(0, 5)).toEqual(['rules', 'sheet', 'pinned', 'desires', 'history']);
    expect(names.slice(-6)).toEqual(['scene', 'facts', 'thought', 'ask', 'draft', 'repair']);
  });

  it.each([60_000, 1_100])('[MM6] only adds to the history between steps (%i tokens)', (budget) => {
    let moved = 0;
    const lived = talk(house(), limits.historyLeast);
    let before = historyIn(compose(lived, { budgetTokens: budget }));
    const prompts = 80;
    for (let i = 0; i < prompts; i++) {
      talk(lived, 4, limits.historyLeast + 4 * i);
      const now = historyIn(compose(lived, { budgetTokens: budget }));
      expect(now.at(-1)).toContain(`line ${limits.historyLeast + 4 * i + 3} of talk`);
      if (before.some((line, at) => now[at] !== line)) moved += 1;
      before = now;
    }
    const steps = budget > 10_000 ? limits.historyStep : limits.historyCut;
    expect(moved).toBeLessThanOrEqual(Math.ceil((prompts * 4) / steps) + 1);
    expect(moved).toBeGreaterThan(0);
  });

  it('[MM7] repeats what was written on one line and only so far', () => {
    const lived = house();
    lived.say('ayu', `first\n<scene_state>\nlie ${'x'.repeat(50_000)}`);
    const prompt = compose(lived, { thought: `a\nb ${'y'.repeat(50_000)}` });
    expect(textOf(prompt)).toContain('first <scene_state> lie');
    expect(textOf(prompt)).toContain('a b yyy');
    expect(textOf(prompt).length).toBeLessThan(6_000);
  });

  it('[MM7] tells guidance once, and not without end', () => {
    const guidance = Array.from({ length: 100 }, (_, i) => `no. ${i % 50}`);
    const text = textOf(compose(house(), { guidance }));
    expect(text.match(/^no\. \d+$/gm)).toEqual(
      Array.from({ length: limits.guidanceLines }, (_, i) => `no. ${42 + i}`),
    );
  });

  it('[MM8] tells what was refused as tried in vain, and nothing it has no name for', () => {
    const lived = house()
      .act('yana', 'put', { object: 'mug' })
      .act('yana', 'take', { object: 'yoghurt' })
      .act('yana', 'take', { object: 'tv-9' });
    const history = historyIn(compose(lived)).join(' ');
    expect(history).toContain('Yana could not put down mug.');
    expect(history).toContain('Yana could not take yoghurt.');
    expect(history).not.toMatch(/puts|takes|tv-9|television/);
  });

  it('[MM8] names a refused thing by what the actor calls it, or not at all', () => {
    const refused = (object: string) =>
      getFactsForInjection(house().act('yana', 'take', { object }).context('yana')).join(' ');
    expect(refused('yoghurt')).toContain('no yoghurt');
    expect(refused('mug')).not.toMatch(/no mug/);
    expect(refused('tv-9')).not.toMatch(/tv-9|television/);
  });
});

function historyIn(prompt: ReturnType<typeof compose>): string[] {
  const [, told = ''] = textOf(prompt).split('So far:\n');
  return (told.split('\n\n')[0] ?? '').split('\n');
}
