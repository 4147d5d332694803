// Promises as stories: what the sifter makes of a word that is broken, and of one that is kept.
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { siftLog, storiesIn } from '@hakoniwa/sift';
import { type Command, HOUR_MS } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Garden } from './garden.ts';
import { Recollection } from './recollection.ts';
import { gardenRules } from './rules.ts';
import { groundPatterns, storyEvents } from './story-events.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });

async function evening() {
  const store = new MemoryEventStore();
  const world = aWorld({
    places: [aPlace('den')],
    characters: [aCharacter('yana', 'den'), aCharacter('ayu', 'den')],
    props: [aProp('book', { holder: 'yana' }, { name: 'book' })],
    more: { language: 'en', clock: { now: 20 * HOUR_MS, start: '2026-04-01' } },
  });
  const garden = await Garden.create({ name: 'g', store, rules: gardenRules({ gm }) }, world);
  const recollection = await Recollection.of(garden, store);
  const run = async (...commands: readonly unknown[]) => {
    for (const command of commands) await garden.submit(command as Command);
  };
  return { garden, recollection, run };
}

const PROMISE = {
  type: 'perform',
  actor: 'yana',
  text: '"I\'ll give you the book tomorrow morning, I promise."',
};
/** How often the sifter tells of a broken promise. */
function broken({ events }: Recollection): number {
  const [pattern] = groundPatterns().filter(({ id }) => id === 'broken-promise');
  if (!pattern) throw new Error('there is no such story');
  return siftLog(
    events.flatMap((event) => storyEvents(event, { seq: event.seq, at: event.at })),
    { pattern },
  ).length;
}

it('[GR40] a broken promise is a story', async () => {
  const { garden, recollection, run } = await evening();
  await run(PROMISE, { type: 'advance', to: 40 * HOUR_MS });
  expect(broken(recollection)).toBe(1);
  expect(storiesIn(garden.world)).toMatchObject([
    { pattern: 'broken-promise', text: 'yana broke a promise to ayu.' },
  ]);
  await garden.undo(1);
  expect(storiesIn(garden.world)).toEqual([]);
});

it('[GR40] a kept one is none', async () => {
  const { recollection, run } = await evening();
  const give = { verb: 'give', actor: 'yana', object: 'book', target: 'ayu' };
  await run(PROMISE, { type: 'advance', to: 32 * HOUR_MS }, { type: 'act', act: give });
  await run({ type: 'advance', to: 60 * HOUR_MS });
  expect(broken(recollection)).toBe(0);
});

it('[GR41] insights follow the branch', async () => {
  const { garden, recollection, run } = await evening();
  const give = { verb: 'give', actor: 'yana', object: 'book', target: 'ayu' };
  await run({ type: 'act', act: give }, { type: 'advance', to: 40 * HOUR_MS });
  await run({ type: 'act', act: { verb: 'look', actor: 'ayu' } });
  expect(recollection.insightsOf('ayu')).toMatchObject([{ insight: { kind: 'was-given' } }]);
  await garden.undo(3);
  await recollection.reload();
  expect(recollection.insightsOf('ayu')).toEqual([]);
});
