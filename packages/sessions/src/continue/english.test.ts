// English as players read it: articles, one minute, names in a row, levels that agree.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openResultSetup,
  playToProposal,
  type ResultSetup,
  resultOf,
  SELF,
} from '../../test/result-campaign.ts';
import { called, inARow } from '../play/called.ts';
import { resultWording } from '../result/locale/index.ts';
import { openingWords } from './opening-words.ts';

let setup: ResultSetup;
beforeAll(async () => {
  setup = await openResultSetup();
});
afterAll(() => setup.close());

it('[PL12] names have their article, a row its last word', () => {
  expect(called('training yard', 'en')).toBe('the training yard');
  expect(called('Mirei', 'en')).toBe('Mirei');
  expect(called('ギルドの稽古場', 'ja')).toBe('ギルドの稽古場');
  expect(inARow(['Mirei'], 'en')).toBe('Mirei');
  expect(inARow(['Mirei', 'Luka', 'Marta'], 'en')).toBe('Mirei, Luka and Marta');
  expect(inARow(['ミレイ', 'ルカ'], 'ja')).toBe('ミレイ、ルカ');
});

it('[PL12] [C15] an opening keeps the story so far apart from what is now', async () => {
  const place = { name: 'training yard', description: 'Straw and sand.' };
  const scene = {
    ...({ name: 'Aki', language: 'en', words: resultWording('en'), place, context: '' } as const),
    tongue: setup.work.plays.runner.parts.gm.tongues.en,
    ...{ summary: 'Aki was busy.', hook: 'It goes on.', plots: [], people: ['Mirei'], names: [] },
  };
  expect(await openingWords(scene, {})).toEqual([
    'The story so far:',
    'Aki was busy.',
    'At the training yard, Aki looks up.',
    'The mind goes back to Mirei.',
    'It goes on.',
  ]);
});

it('[PL12] [R6] a session in English reads well, and its summary agrees with its levels', async () => {
  const { id: characterId } = await setup.cast.create(SELF, {
    ...{ name: 'Aki', pack: 'nexus', scenario: 'short_session', language: 'en', seed: 7 },
  });
  const { session } = await setup.plays.begin(SELF, { characterId });
  await playToProposal(setup, session.id);
  await setup.plays.accept(SELF, session.id);
  const { messages } = await setup.plays.scene(SELF, session.id);
  expect(JSON.stringify(messages)).toContain('About a minute on foot.');
  expect(JSON.stringify(messages)).not.toContain('About 1 minutes');
  const { storySummary, keyEvents, levelBefore, levelAfter } = await resultOf(setup, session.id);
  expect(levelAfter).toBeGreaterThan(levelBefore);
  expect(storySummary).toContain(`from level ${levelBefore} to level ${levelAfter}`);
  expect(keyEvents.join()).not.toMatch(/level \d/);
});
