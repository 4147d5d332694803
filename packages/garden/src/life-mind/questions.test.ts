// What a model is asked of daily life: what it needs to know is in the question, and what is not so is not.
import { EPISODE, lifeConfig } from '@hakoniwa/life';
import type { Effect } from '@hakoniwa/stage';
import { aTown } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { episodeQuestion } from './episode-question.ts';
import { lifeMind } from './life-mind.ts';

const life = lifeConfig();
const payload = {
  ...{ action: 'eat', label: 'eating', place: 'nowhere', tags: [], name: 'R1' },
  needs: { mood: 41.6, calm: 7 },
};
const effect = { kind: EPISODE, for: 'r1', payload } as unknown as Effect;

function asked(more: object = {}): string {
  const world = { ...aTown({ residents: 3 }), language: 'en' as const, ...more };
  const { messages } = episodeQuestion({ life, world, heardBy: () => [] }, effect);
  return messages.map(({ role, content }) => `${role}: ${content}`).join('\n');
}

describe('the question for an episode', () => {
  it('tells who it is about, what was just done, and how they are, in whole points', () => {
    const text = asked();
    expect(text).toMatch(/^system: /);
    expect(text).toContain('user: ');
    for (const part of ['eating', 'nowhere', ' 42', 'calm 7']) expect(text).toContain(part);
    expect(text).not.toContain('41.6');
  });

  it('tells the weather where there is one, and nothing else changes by it', () => {
    const [without, rain] = [asked(), asked({ weather: 'rain' })];
    const more = rain.split('\n').filter((line) => !without.split('\n').includes(line));
    expect(more).toEqual([expect.stringContaining('Weather: rain')]);
    expect(without).not.toContain('Weather');
  });

  it('calls a place by its name where it has one', () => {
    const world = aTown({ residents: 3 });
    const [place] = world.places.values();
    const named = { ...effect, payload: { ...payload, place: place?.id } } as unknown as Effect;
    const { messages } = episodeQuestion({ life, world, heardBy: () => [] }, named);
    expect(messages.map(({ content }) => content).join('\n')).toContain(place?.name ?? '–');
  });
});

it('what nobody here can work on is refused by its name', async () => {
  const perform = lifeMind({ model: undefined as never, life });
  const world = aTown({ residents: 1 });
  const strange = { ...effect, kind: 'weather' };
  await expect(perform(strange, { world } as never)).rejects.toMatchObject({
    ...{ code: 'EFFECT_UNKNOWN', message: 'weather' },
  });
});
