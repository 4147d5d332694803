// A turn of several parts in a whole garden: who believes and was promised what, one turn to undo and to judge again.
import { memoriesOf } from '@hakoniwa/actor';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { lifeConfig } from '@hakoniwa/life';
import {
  type Command,
  documentOf,
  rejudge,
  type SealedEvent,
  stateHash,
  worldFrom,
} from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { aCharacter, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { chronicleEntries } from './chronicle/chronicle.ts';
import { Garden } from './garden.ts';
import { gardenRules } from './rules.ts';

const rules = gardenRules({
  gm: createGm({ analysers: { japanese: await loadJapaneseTokenizer() } }),
});
const start = () =>
  smallWorld({
    characters: {
      yana: aCharacter('yana', 'kitchen'),
      ayu: aCharacter('ayu', 'kitchen'),
      mio: aCharacter('mio', 'living'),
    },
  });
const perform = (text: string): Command => ({ type: 'perform', actor: 'yana', text }) as Command;
const TURN =
  '"The milk is gone." *goes to the living* "I will bring you the mug this evening, I promise."';

async function played(text: string) {
  const garden = await Garden.create({ name: 'g', store: new MemoryEventStore(), rules }, start());
  const { events } = await garden.submit(perform(text));
  return { garden, events };
}

it('[GR51] what is promised after a walk is promised to whoever is there', async () => {
  const { garden, events } = await played(TURN);
  expect(events.map(({ type }) => type)).toEqual([
    'turn-performed',
    'character-moved',
    'words-said',
  ]);
  const promises = [...garden.world.threads.values()].filter(({ kind }) => kind === 'promise');
  expect(promises).toMatchObject([{ owner: 'yana', toward: 'mio' }]);
  const heard = (id: string) => memoriesOf(events, id).flatMap(({ speech }) => speech ?? []);
  expect(heard('ayu')).toEqual(['The milk is gone.']);
  expect(heard('mio')).toEqual(['I will bring you the mug this evening, I promise.']);
  expect(heard('yana')).toHaveLength(2);
});

it('[GR51] a turn is undone with all its parts, and told part by part', async () => {
  const { garden, events } = await played(TURN);
  const told = events.flatMap((event) =>
    chronicleEntries({ world: garden.world, began: 0, life: lifeConfig(), rules }, { event }),
  );
  expect(told.map(({ kind, place }) => `${kind} ${place}`)).toEqual([
    'speech kitchen',
    'act kitchen',
    'speech living',
  ]);
  await garden.undo(1);
  expect(garden.head.seq).toBe(0);
  expect(stateHash(garden.world)).toBe(stateHash(start()));
});

it('[GR51] a log with all words before the acts is judged as one that has them in order', async () => {
  const { events } = await played('*takes the mug* "Mine."');
  const again = (log: readonly SealedEvent[]) =>
    rejudge(rules, { initial: worldFrom(documentOf(start())), events: log }).differences;
  expect(again(events)).toEqual([]);
  const [act, words] = events;
  if (!act || !words) throw new Error('two events');
  const asked = (event: SealedEvent) => ({ ...event, command: perform('*takes the mug* "Mine."') });
  expect(again([asked(words), asked(act)]).map(({ field }) => field)).not.toContain('count');
  const both = await played('"So." *takes the mug* "Mine."');
  const [first, taken] = both.events;
  if (!first || !taken) throw new Error('three events');
  expect(again([first, taken])).toEqual([]);
});
