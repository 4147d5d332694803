// Recall by meaning in a scene: vectors asked for once, words where there are none, and the record says which.
import { instinct, type MindContext, NO_PHRASES } from '@hakoniwa/actor';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { type Embedder, MemoryJournal, ModelRefusedError, replayEmbedder } from '@hakoniwa/model';
import { type CharacterId, isJsonObject } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import {
  aCharacter,
  aPlace,
  aProp,
  aWorld,
  loopbackDoor,
  startScriptedOllama,
} from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { aSmallModel, hashesOf, playWith } from '../test/model-scene.ts';
import { Garden } from './garden.ts';
import { openEmbedder, openModel, recordedModel } from './model-run.ts';
import { Recollection } from './recollection.ts';
import { gardenRules } from './rules.ts';
import { takeTurn } from './turn.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });

async function scene(embedder?: Embedder) {
  const store = new MemoryEventStore();
  const world = aWorld({
    places: [aPlace('den')],
    characters: [aCharacter('yana', 'den'), aCharacter('ayu', 'den')],
    props: [aProp('lamp', { place: 'den' })],
    more: { language: 'en' },
  });
  const garden = await Garden.create({ name: 'g', store, rules: gardenRules({ gm }) }, world);
  const recollection = await Recollection.of(garden, store, embedder ? { embedder } : {});
  const contexts: MindContext[] = [];
  const turn = async (who: string, speech: string) => {
    const mind = (context: MindContext) => {
      contexts.push(context);
      return { ...instinct(context), act: undefined, speech, note: { mind: 'test' } };
    };
    const id = who as CharacterId;
    await takeTurn({ garden, recollection, phrases: NO_PHRASES, mind, who: id });
  };
  const notes = () =>
    recollection.events.flatMap(({ command }) =>
      command?.type === 'perform' && isJsonObject(command.note) ? [command.note] : [],
    );
  return { contexts, turn, notes };
}

const vectorOf = (text: string) => [text.includes('tea') ? 1 : 0, 1];

it('[GR42] each text is asked for once, and the record names the model', async () => {
  const asked: string[] = [];
  const embedder: Embedder = {
    id: 'test:vectors',
    embed: async ({ texts }) => {
      asked.push(...texts);
      return texts.map(vectorOf);
    },
  };
  const { contexts, turn, notes } = await scene(embedder);
  await turn('yana', 'There is tea.');
  await turn('ayu', 'It rains.');
  await turn('yana', 'So it does.');
  expect(new Set(asked).size).toBe(asked.length);
  expect(contexts[2]?.vectors?.get('It rains.')).toEqual([0, 1]);
  expect(contexts[2]?.vectors?.get('yana: "There is tea."')).toEqual([1, 1]);
  expect(notes().at(-1)).toEqual({
    mind: 'test',
    recall: { by: 'embeddings', model: 'test:vectors' },
  });
});

it('[GR43] a failing embedder is left alone for a while, and the record says what happened', async () => {
  let calls = 0;
  const embedder: Embedder = {
    id: 'test:off',
    embed: () => {
      calls += 1;
      throw new ModelRefusedError({ url: 'http://127.0.0.1:1', reason: 'off' });
    },
  };
  const { contexts, turn, notes } = await scene(embedder);
  for (let i = 0; i < 5; i++) await turn(i % 2 ? 'ayu' : 'yana', `Line ${i}.`);
  expect(calls).toBe(1);
  expect(contexts.every(({ vectors }) => vectors === undefined)).toBe(true);
  expect(notes().at(-1)).toEqual({
    mind: 'test',
    recall: { by: 'words', model: 'test:off', failure: 'MODEL_REFUSED' },
  });
});

it('[GR43] without an embedder nothing is said of it', async () => {
  const { turn, notes } = await scene();
  await turn('yana', 'Hm.');
  expect(notes()).toEqual([{ mind: 'test' }]);
});

it('[GR42] an embedder is opened by the address of its server', async () => {
  const server = await startScriptedOllama({ answer: () => '', embed: vectorOf });
  const address = { server: 'ollama', model: 'nomic', baseUrl: server.url } as const;
  const { contexts, turn } = await scene(openEmbedder({ door: loopbackDoor, address }));
  await turn('yana', 'Some tea?');
  await turn('ayu', 'Yes.');
  await server.stop();
  expect(contexts[1]?.vectors?.get('Some tea?')).toEqual([1, 1]);
});

it('[GR44] a recorded run with vectors is the same with both servers off', async () => {
  const server = await startScriptedOllama({ answer: aSmallModel, embed: lettersOf });
  const journal = new MemoryJournal();
  const at = (model: string) => ({
    address: { server: 'ollama', model, baseUrl: server.url } as const,
    journal,
  });
  const run = { turns: 45, deadlineMs: 300_000, mode: 'fused' } as const;
  const embedder = openEmbedder({ ...at('nomic'), door: loopbackDoor });
  const live = await playWith({
    ...run,
    model: openModel({ ...at('gemma3:4b'), door: loopbackDoor }),
    embedder,
  });
  await server.stop();
  const model = recordedModel(journal.records);
  const again = await playWith({ ...run, model, embedder: replayEmbedder(journal.records) });
  expect(live.turns.every(({ mind }) => mind === 'model')).toBe(true);
  expect(hashesOf(again)).toEqual(hashesOf(live));
  const wordless = await playWith({ ...run, model: recordedModel(journal.records) });
  expect(hashesOf(wordless)).not.toEqual(hashesOf(live));
});

/** A vector of which letters a text has. */
function lettersOf(text: string): number[] {
  const counts = new Array<number>(16).fill(0.01);
  for (const letter of text) {
    const at = (letter.codePointAt(0) ?? 0) % 16;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
