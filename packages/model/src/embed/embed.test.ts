// Both embedders against their scripted servers: vectors in order, faults by name, records that replay.
import {
  loopbackDoor,
  type ModelFault,
  refusedUrl,
  startScriptedOllama,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../test/servers.ts';
import { MemoryJournal } from '../record/call-journal.ts';
import { ollamaEmbedder } from './ollama-embedder.ts';
import { openAiEmbedder } from './openai-embedder.ts';
import { recordedEmbedder, replayEmbedder } from './record-embedder.ts';

const ROWS = [
  {
    name: 'Ollama',
    start: startScriptedOllama,
    connect: (url: string) => ollamaEmbedder({ door: loopbackDoor, baseUrl: url, model: 'nomic' }),
  },
  {
    name: 'OpenAI-compatible',
    start: startScriptedOpenAi,
    connect: (url: string) =>
      openAiEmbedder({ door: loopbackDoor, baseUrl: `${url}/v1`, model: 'nomic' }),
  },
] as const;

const embed = (text: string) => [text.length, 1];
const request = (texts: readonly string[]) => ({ texts, deadlineMs: 20_000 });

describe.each(ROWS)('$name', ({ start, connect }) => {
  it('[M50] gives one vector per text, in order, however many there are', async () => {
    const server = await start({ answer: () => '', embed });
    const texts = Array.from({ length: 150 }, (_, i) => 'あ'.repeat(i + 1));
    const vectors = await connect(server.url).embed(request(texts));
    await server.stop();
    expect(vectors).toEqual(texts.map(embed));
    expect(await connect(server.url).embed(request([]))).toEqual([]);
  });

  it.each<[ModelFault, string]>([
    ['refused', 'MODEL_REFUSED'],
    ['hang', 'MODEL_TIMEOUT'],
    ['garbage', 'MODEL_GARBAGE'],
    ['error-500', 'MODEL_HTTP'],
    ['no-model', 'MODEL_NOT_FOUND'],
    ['redirect', 'MODEL_REDIRECT'],
    ['empty', 'MODEL_GARBAGE'],
  ])('[M50] fails by its name when the server does %s', async (fault, code) => {
    const server = await start({ answer: () => '', embed, embedFault: () => fault });
    // Only silence runs into its deadline, however long the others take.
    const deadlineMs = fault === 'hang' ? 400 : 300_000;
    const call = connect(server.url).embed({ texts: ['a'], deadlineMs });
    expect(await codeOf(call)).toBe(code);
    await server.stop();
  });

  it.each([
    ['too few', () => []],
    ['a word', () => ['one'] as unknown as number[]],
  ])('[M50] refuses vectors that are none: %s', async (_, wrong) => {
    const server = await start({ answer: () => '', embed: wrong });
    expect(await codeOf(connect(server.url).embed(request(['a'])))).toBe('MODEL_GARBAGE');
    await server.stop();
  });

  it('[M51] a recording gives the same vectors and failures with the server off', async () => {
    const server = await start({ answer: () => '', embed });
    const journal = new MemoryJournal();
    const live = recordedEmbedder(connect(server.url), journal);
    const first = await live.embed(request(['a', 'bc']));
    await server.stop();
    expect(await codeOf(live.embed(request(['d'])))).toBe('MODEL_REFUSED');
    const again = replayEmbedder(journal.records);
    expect(again?.id).toBe(live.id);
    expect(await again?.embed(request(['a', 'bc']))).toEqual(first);
    expect(await codeOf(again?.embed(request(['d'])) ?? Promise.resolve())).toBe('MODEL_REFUSED');
    expect(await codeOf(again?.embed(request(['e'])) ?? Promise.resolve())).toBe(
      'MODEL_NOT_RECORDED',
    );
    expect(replayEmbedder([])).toBeUndefined();
  });
});

it('[M50] a server that is not there is refused', async () => {
  const embedder = ollamaEmbedder({
    door: loopbackDoor,
    baseUrl: await refusedUrl(),
    model: 'nomic',
  });
  expect(await codeOf(embedder.embed(request(['a'])))).toBe('MODEL_REFUSED');
});
